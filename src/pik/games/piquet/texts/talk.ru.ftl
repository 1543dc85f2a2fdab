## Бабушка

talk-grandma-stand-1 = Своё бережёт. Умница.
talk-grandma-stand-2 = Не меняет? От добра добра не ищут.
talk-grandma-long-1 = Идут, как утята за уткой.
talk-grandma-long-2 = Длинно, как мой вязаный шарф.
talk-grandma-four-1 = Все четверо за столом, вот радость.
talk-grandma-four-2 = Вся семья в сборе.
talk-grandma-trick-1 = В карман передника её.
talk-grandma-trick-2 = Ещё баночка на полку.
talk-grandma-row-1 = Меньшее из большего, милые.
talk-grandma-row-2 = Где мои очки? А, вот и счёт.

## Студент

talk-student-stand-1 = Без обмена? Мне бы такие карты.
talk-student-stand-2 = Всё оставить – смелый тезис.
talk-student-long-1 = У этого ряда есть предел?
talk-student-long-2 = Длиннее списка литературы.
talk-student-four-1 = Четырнадцать! Целый семестр.
talk-student-four-2 = Четыре одинаковых, как мои ужины.
talk-student-trick-1 = Плюс балл.
talk-student-trick-2 = Дайте списать! Спасибо.
talk-student-row-1 = Баллы есть. Маме не говорите.
talk-student-row-2 = Зачту это за домашку.

## Капитан

talk-captain-stand-1 = Команда прежняя, полный ход.
talk-captain-stand-2 = Без пресной воды? Воля ваша.
talk-captain-long-1 = Караван в кильватере!
talk-captain-long-2 = Длинная якорная цепь.
talk-captain-four-1 = Четыре мачты на горизонте!
talk-captain-four-2 = Вся вахта на палубе!
talk-captain-trick-1 = В трюм её.
talk-captain-trick-2 = Знатный улов.
talk-captain-row-1 = Занести в судовой журнал.
talk-captain-row-2 = Следующая вахта, подъём!

## Актриса

talk-actress-stand-1 = Та же труппа. Какая верность!
talk-actress-stand-2 = И костюм не сменить?
talk-actress-long-1 = Какой монолог!
talk-actress-long-2 = Весь кордебалет!
talk-actress-four-1 = Квартет! Музыку, прошу.
talk-actress-four-2 = Четыре примы? Быть скандалу.
talk-actress-trick-1 = Заслуженный выход на поклон.
talk-actress-trick-2 = Какой уход со сцены!
talk-actress-row-1 = Вот и рецензии.
talk-actress-row-2 = Антракт! Кому шампанского?

## Педант

talk-pedant-stand-1 = Не брать – разрешено. Отмечено.
talk-pedant-stand-2 = Ничего не снесено. Имеет право.
talk-pedant-long-1 = От пяти – плюс десять. Верно.
talk-pedant-long-2 = Сперва длина, потом высота.
talk-pedant-four-1 = Четыре дают четырнадцать, не четыре.
talk-pedant-four-2 = Любые четыре старше любых трёх. Точно.
talk-pedant-trick-1 = Взято – значит, сосчитано.
talk-pedant-trick-2 = Счёт, пожалуйста. Вслух.
talk-pedant-row-1 = Важна разность, а не сумма.
talk-pedant-row-2 = Проверено дважды.

## Кто угодно

talk-all-repique-1 = Шестьдесят сверху! Репик!
talk-all-repique-2 = Девяносто до первого хода…
talk-all-repique-3 = Что ж, основательно.
talk-all-repique-4 = А у нас ничего. Эх.
talk-all-pique-1 = Тридцать – и ещё тридцать.
talk-all-pique-2 = Пик! Обидно, однако.
talk-all-pique-3 = Кто-то должен был помешать.
talk-all-pique-4 = Вот так просто – пик.
talk-all-capot-1 = Все взятки? Поглядим.
talk-all-capot-2 = Капот, да ещё вслух!
talk-all-capot-3 = Ни одной нам? Это мы ещё посмотрим.
talk-all-capot-4 = Обещать не значит взять.
talk-all-claim-1 = Всё остальное? Покажите.
talk-all-claim-2 = Ну-ка, на свет.
talk-all-claim-3 = Неужели уже так поздно?
talk-all-claim-4 = Хорошо, считаем вместе.
talk-all-over-1 = Славная партия!
talk-all-over-2 = Спасибо, было приятно.
talk-all-over-3 = Сыграем ещё?
talk-all-over-4 = Моё почтение.
