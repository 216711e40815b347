import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const payouts = [
  { pixKey: '11987654321', pixType: 'PHONE', arrives: '+5511987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;

provesPixHouse(outside(), 'SIMPAY', { proof: 'proven', payouts, tellsOfPayouts: true });
