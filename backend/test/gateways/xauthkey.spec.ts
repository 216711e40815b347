import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const world = outside();
const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;

provesPixHouse(world, 'CASHTIME', { tellsOfPayouts: true, payouts });
provesPixHouse(world, 'REFLOWPAY', { tellsOfPayouts: true, payouts });
