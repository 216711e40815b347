import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublicRoute } from '../access/index.js';

/** The root of the API describes itself, for people who open it in a browser. */
@ApiExcludeController()
@PublicRoute('a text for people who open the address of the API')
@Controller()
export class RootController {
  @Get()
  root(): { service: string; health: string; offer: string } {
    return { service: 'Guichê API', health: '/health/live', offer: '/api/checkout/{checkoutId}' };
  }
}
