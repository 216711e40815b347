export { Admission } from './admission.js';
export { registerAdmission } from './register-admission.js';
