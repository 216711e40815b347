import type { MetaFunction } from '@remix-run/node';
import { customerLoader } from '../../access/area-handlers.server';
import { CoursePage, courseTitle } from '../../features/courses/course-page';
import { loadCourse } from '../../features/courses/courses.server';

export const loader = customerLoader({}, loadCourse);
export const meta: MetaFunction<typeof loader> = ({ data }) => courseTitle(data);
export default CoursePage;
