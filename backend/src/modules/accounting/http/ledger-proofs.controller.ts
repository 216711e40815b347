import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireSession } from '../../../runtime/access/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { LedgerProofs } from '../store/ledger-proofs.js';
import { LEDGER_RULES } from '../store/ledger-rules.js';
import { LedgerProofDto } from './ledger-proofs.dto.js';

/** A day, and the time that a proof may take. */
const STALE_MS = hours(26);

/** Whether the books of all platforms keep the rules of the ledger (screens.md D1). */
@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/ledger-proofs')
@RequireSession('master')
export class LedgerProofsController {
  constructor(
    private readonly proofs: LedgerProofs,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'ledger_proofs', summary: 'The last proof of each rule of the ledger.' })
  @ApiOkResponse({ type: [LedgerProofDto] })
  async list(): Promise<LedgerProofDto[]> {
    const proofs = new Map((await this.proofs.latest()).map((proof) => [proof.rule, proof]));
    const ids = [...proofs.values()].flatMap(({ broken }) => broken.map(({ platform }) => platform));
    const names = await this.proofs.namesOf([...new Set(ids)]);
    return LEDGER_RULES.map(({ number: rule }) => {
      const proof = proofs.get(rule);
      const broken = (proof?.broken ?? []).map(({ platform: id, count }) => ({
        ...{ id, count, name: names.get(id) ?? id },
      }));
      const isStale = proof !== undefined && proof.provenAt.getTime() < this.clock.now().getTime() - STALE_MS;
      return { rule, provenAt: proof?.provenAt ?? null, isStale, checked: proof?.checked ?? 0, broken };
    });
  }
}
