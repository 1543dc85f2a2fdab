// What elements are made with: the bundler puts it where one is written.
export { Fragment, h } from "preact"
