import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { FindPostcode } from '../use-cases/find-postcode.js';

export class PostcodeDto {
  @ApiProperty({ description: 'The state, two letters.' }) uf: string;
  @ApiProperty({ description: 'The street; empty where a town has one postcode.' }) logradouro: string;
  @ApiProperty({ description: 'The district.' }) bairro: string;
  @ApiProperty({ description: 'The city.' }) localidade: string;
}

@ApiTags('checkout')
@PublicRoute('the checkout fills in addresses')
@Controller('api/postcodes')
export class PostcodesController {
  constructor(private readonly postcodes: FindPostcode) {}

  @Get(':cep')
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({ summary: 'The address of a postcode. 404 errorCepNotFound, 502 errorCep.' })
  @ApiOkResponse({ type: PostcodeDto })
  address(@Ctx() ctx: Context, @Param('cep') cep: string): Promise<PostcodeDto> {
    return this.postcodes.find(ctx, cep);
  }
}
