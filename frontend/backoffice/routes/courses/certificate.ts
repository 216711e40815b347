import { customerLoader } from '../../access/area-handlers.server';
import { sendCertificate } from '../../features/courses/courses.server';

export const loader = customerLoader({}, sendCertificate);
