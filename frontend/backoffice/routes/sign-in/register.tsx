import type { MetaFunction } from '@remix-run/node';
import { RegistrationPage, registrationTitle } from '../../features/registration/registration-page';
import { loadRegistration, register } from '../../features/registration/registration.server';

export const loader = loadRegistration;
export const action = register;
export const meta: MetaFunction<typeof loader> = ({ data }) => registrationTitle(data);
export default RegistrationPage;
