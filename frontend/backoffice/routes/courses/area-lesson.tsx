import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { AreaLessonPage, areaLessonTitle } from '../../features/courses/area-lesson-page';
import { changeAreaLesson, loadAreaLesson } from '../../features/courses/area-lesson.server';

export const loader = sellerLoader({}, loadAreaLesson);
export const action = sellerAction({}, changeAreaLesson);
export const meta: MetaFunction<typeof loader> = ({ data }) => areaLessonTitle(data);
export default AreaLessonPage;
