import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const payouts = [{ pixKey: '11987654321', pixType: 'PHONE', arrives: '+5511987654321' }] as const;
const panel = { 'x-merchant': 'client-of-the-tests' };
provesPixHouse(outside(), 'OWENPAY', { proof: 'proven', panel, payouts });
