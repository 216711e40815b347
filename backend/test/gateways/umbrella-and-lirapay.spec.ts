import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const world = outside();

provesPixHouse(world, 'KUBER_FINANCE', {
  payouts: [{ pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' }],
});
provesPixHouse(world, 'ROYALPAY', {
  payouts: [
    { pixKey: '+55 (11) 98765-4321', pixType: 'PHONE', arrives: '5511987654321' },
    { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
    { pixKey: 'jose.silva@example.com', pixType: 'EMAIL', arrives: 'jose.silva@example.com' },
  ],
});
