import { areaEditRules, lessonEditRules } from '@guiche/api-client/rules';

const { version: _, ...area } = areaEditRules;
export const AREA_FORM = area;

const { version: __, body: ___, ...lesson } = lessonEditRules;
/** All but the text, which has several lines. */
export const LESSON_FORM = lesson;
