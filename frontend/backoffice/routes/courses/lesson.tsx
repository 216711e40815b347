import type { MetaFunction } from '@remix-run/node';
import { customerAction, customerLoader } from '../../access/area-handlers.server';
import { LessonPage, lessonTitle } from '../../features/courses/lesson-page';
import { changeLesson, loadLesson } from '../../features/courses/courses.server';

export const loader = customerLoader({}, loadLesson);
export const action = customerAction({}, changeLesson);
export const meta: MetaFunction<typeof loader> = ({ data }) => lessonTitle(data);
export default LessonPage;
