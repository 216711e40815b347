import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const world = outside();

const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
  {
    pixKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    pixType: 'RANDOM',
    arrives: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  },
] as const;

provesPixHouse(world, 'MEDIUS', { tellsOfPayouts: true, payouts });
provesPixHouse(world, 'HUNTERPAY', { tellsOfPayouts: true, payouts });
provesPixHouse(world, 'FAIRPAY', { tellsOfPayouts: true, payouts });
provesPixHouse(world, 'VENITIP', { tellsOfPayouts: true, payouts });
