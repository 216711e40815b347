import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

provesPixHouse(outside(), 'OWEMPAY');
