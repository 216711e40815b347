import { rules } from '@guiche/field-rules';
import { ApiProperty } from '@nestjs/swagger';
import { Field } from '../../../runtime/http/index.js';
import type { ContractTerms, ShareBase } from '../domain/contract-terms.js';
import { stateAt } from '../domain/contract-states.js';
import type { ListedContract } from '../store/listed-contracts.js';

const CO_PRODUCTION_BASES = ['REST', 'NET'];
const AFFILIATION_BASES = ['NET', 'GROSS'];
/** An affiliate leaves at least a tenth to those who make the product. */
const MOST_OF_AFFILIATE = 9_000;
const share = (max: number) => rules.optional(rules.basisPoints({ max }));

class ProofDto {
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class ContractProofDto extends ProofDto {}

export class CoProductionTermsDto extends ProofDto {
  @Field(rules.basisPoints(), { description: 'Of the product: 3000 is 30 %.' }) mainBasisPoints: number;
  @Field(share(10_000), { description: 'Of order bumps; left out: as of the product. 0: nothing.' })
  bumpBasisPoints?: number;
  @Field(share(10_000), { description: 'Of upsells.' }) upsellBasisPoints?: number;
  @Field(share(10_000), { description: 'Of the cycles of a subscription after the first.' })
  laterBasisPoints?: number;
  @Field(rules.optional(rules.oneOf(CO_PRODUCTION_BASES)), {
    description: 'Of what the affiliate leaves (REST, as usual), or of the price after the fee (NET).',
  })
  base?: ShareBase;
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'The last day, YYYY-MM-DD in America/Sao_Paulo.',
  })
  until?: string;
}

export class InviteCoProducerDto extends CoProductionTermsDto {
  @Field(rules.uuid()) productId: string;
  @Field(rules.email(), { description: 'Of a seller of the platform.' }) email: string;
}

export class AskAffiliationDto {
  @Field(rules.uuid()) productId: string;
}

export class AffiliationTermsDto {
  @Field(rules.basisPoints({ max: MOST_OF_AFFILIATE }), { description: 'Of the product: 4000 is 40 %.' })
  mainBasisPoints: number;
  @Field(share(MOST_OF_AFFILIATE), {
    description: 'Of order bumps; left out: as of the product. 0: nothing.',
  })
  bumpBasisPoints?: number;
  @Field(share(MOST_OF_AFFILIATE), { description: 'Of upsells.' }) upsellBasisPoints?: number;
  @Field(share(MOST_OF_AFFILIATE), { description: 'Of the cycles of a subscription after the first.' })
  laterBasisPoints?: number;
  @Field(rules.optional(rules.oneOf(AFFILIATION_BASES)), {
    description: 'Of the price after the fee (NET, as usual), or of the price (GROSS).',
  })
  base?: ShareBase;
}

export class AddedContractDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class ProposedVersionDto {
  @ApiProperty({ description: 'The number of the version.' }) number: number;
}

class ContractTermsDto {
  @ApiProperty() mainBasisPoints: number;
  @ApiProperty() bumpBasisPoints: number;
  @ApiProperty() upsellBasisPoints: number;
  @ApiProperty() laterBasisPoints: number;
  @ApiProperty({ enum: ['NET', 'GROSS', 'REST'] }) base: string;
  @ApiProperty({ type: String, nullable: true }) until: string | null;
}

class ContractVersionDto {
  @ApiProperty() number: number;
  @ApiProperty({ type: ContractTermsDto, nullable: true, description: 'Null: it ends the contract.' })
  terms: ContractTermsDto | null;
  @ApiProperty() validFrom: Date;
  @ApiProperty({ description: 'Whether you proposed it.' }) isOwn: boolean;
  @ApiProperty() proposedAt: Date;
  @ApiProperty({ type: Date, nullable: true, description: 'Null: the other side has not accepted it.' })
  agreedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
}

export class ContractDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    enum: ['INVITED', 'REQUESTED', 'ACTIVE', 'REFUSED', 'EXPIRED', 'CANCELED', 'BLOCKED', 'LEFT'],
  })
  state: string;
  @ApiProperty({ enum: ['producer', 'partner'], description: 'Which side you are.' }) side: string;
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() productName: string;
  @ApiProperty() producerName: string;
  @ApiProperty() partnerName: string;
  @ApiProperty({
    type: Date,
    nullable: true,
    description: 'When the invitation lapses, or the term is over.',
  })
  endsAt: Date | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: [ContractVersionDto] }) versions: ContractVersionDto[];
}

export class ContractsDto {
  @ApiProperty({ type: [ContractDto], description: 'The latest 200.' }) items: ContractDto[];
}

export function termsOfContract(
  input: CoProductionTermsDto | AffiliationTermsDto,
  usualBase: ShareBase,
): ContractTerms {
  const { mainBasisPoints, bumpBasisPoints, upsellBasisPoints, laterBasisPoints, base = usualBase } = input;
  return {
    mainBps: mainBasisPoints,
    bumpBps: bumpBasisPoints ?? mainBasisPoints,
    upsellBps: upsellBasisPoints ?? mainBasisPoints,
    laterBps: laterBasisPoints ?? mainBasisPoints,
    base,
    ...('until' in input && input.until !== undefined && { until: input.until }),
  };
}

export function shownContract(contract: ListedContract, accountId: string, now: Date): ContractDto {
  const { id, productId, productName, producerName, partnerName, endsAt, createdAt } = contract;
  return {
    ...{ id, productId, productName, producerName, partnerName, endsAt, createdAt },
    state: stateAt(contract, now),
    side: contract.producerId === accountId ? 'producer' : 'partner',
    versions: contract.versions.map(({ terms, proposedBy, ...version }) => ({
      ...version,
      isOwn: proposedBy === accountId,
      terms: terms && {
        ...{ mainBasisPoints: terms.mainBps, bumpBasisPoints: terms.bumpBps },
        ...{ upsellBasisPoints: terms.upsellBps, laterBasisPoints: terms.laterBps },
        ...{ base: terms.base, until: terms.until ?? null },
      },
    })),
  };
}
