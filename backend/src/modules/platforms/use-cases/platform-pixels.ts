import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../catalog-changed.js';
import { pixelProblem } from '../pixel-problems.js';
import { PixelTests } from '../pixel-tests.js';
import { PlatformPixel, type PixelType } from '../store/platform-pixel.entity.js';
import { pixelTokenContext } from '../store/sealed-columns.js';

/** What staff enter. A token that is left out stays as it is. */
export interface PixelInput {
  readonly label?: string | undefined;
  readonly token?: string | undefined;
  readonly isActive: boolean;
  readonly needsConsent: boolean;
}

/** Each costs every checkout a frame or a part of one. */
const MOST_PIXELS = 20;

/** The tracking ids of a platform itself. */
@Injectable()
export class PlatformPixels {
  constructor(
    @InjectTenantRepository(PlatformPixel) private readonly pixels: TenantRepository<PlatformPixel>,
    private readonly envelope: Envelope,
    private readonly tests: PixelTests,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem pixelKnown, tooManyPixels (409). Nothing was written */
  async add(
    ctx: TenantContext,
    { type, pixelId, ...input }: PixelInput & { readonly type: PixelType; readonly pixelId: string },
  ): Promise<string> {
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('addPixel', async (tx) => {
      const present = await this.pixels.list(ctx, tx, {});
      if (present.some((one) => one.type === type && one.pixelId === pixelId))
        throw pixelProblem('pixelKnown');
      if (present.length >= MOST_PIXELS) throw pixelProblem('tooManyPixels');
      const { label = null, token, isActive, needsConsent } = input;
      await this.pixels.insert(ctx, tx, {
        ...{ id, type, pixelId, label, isActive, needsConsent, createdAt: now },
        tokenSealed: token === undefined ? null : this.sealed(id, token),
      });
      announceCatalogChange(tx, ctx.platformId);
    });
    return id;
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async show(ctx: TenantContext, id: string): Promise<PlatformPixel> {
    const found = await this.transactions.run('showPixel', (tx) => this.pixels.find(ctx, tx, { id }));
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  /** @throws Problem notFound; changedMeanwhile (409). Nothing was written */
  async change(ctx: TenantContext, id: string, input: PixelInput, version: number): Promise<void> {
    const { label = null, token, isActive, needsConsent } = input;
    const tokenSealed = token === undefined ? {} : { tokenSealed: this.sealed(id, token) };
    await this.transactions.run('changePixel', async (tx) => {
      const saved = await this.pixels.save(
        ctx,
        tx,
        id,
        { label, isActive, needsConsent, ...tokenSealed },
        version,
      );
      if (!saved) throw runtimeProblem('notFound');
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Forgets the token: the server then sends no events. A pixel without one stays as it is. @throws Problem notFound */
  async removeToken(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('removePixelToken', async (tx) => {
      if (!(await this.pixels.save(ctx, tx, id, { tokenSealed: null }))) throw runtimeProblem('notFound');
      // The record of the row holds no secrets, so it would not say what changed.
      this.audit.record(ctx, tx, { action: 'pixel.tokenRemoved', subject: 'platform_pixels', subjectId: id });
    });
  }

  /** @throws Problem notFound */
  async remove(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('removePixel', async (tx) => {
      if (!(await this.pixels.delete(ctx, tx, id))) throw runtimeProblem('notFound');
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /**
   * Sends a page view to the network, marked as a test, and returns the status that it answered.
   * @throws Problem notFound; noServerEvents, tokenMissing, networkSilent (409)
   */
  async sendTest(ctx: TenantContext, id: string): Promise<{ readonly status: number }> {
    const found = await this.transactions.run('pixelToken', (tx) =>
      this.pixels.find(
        ctx,
        tx,
        { id },
        { id: true, platformId: true, type: true, pixelId: true, tokenSealed: true },
      ),
    );
    if (!found) throw runtimeProblem('notFound');
    return this.tests.send({ ...found, tokenContext: pixelTokenContext(id) });
  }

  private sealed(id: string, token: string): Buffer {
    return this.envelope.seal(token, pixelTokenContext(id));
  }
}
