import { randomUUID } from 'node:crypto';
import { buildBrCode } from '@guiche/brazil';

/** The copy-and-paste text of a new charge, and its address (nothing answers there). */
export function newPixCode(provider: string): { pixCode: string; location: string } {
  const location = `pix.simulador.invalid/qr/v2/${randomUUID().replaceAll('-', '')}`;
  const merchantName = `Simulador ${provider}`;
  const pixCode = buildBrCode({ kind: 'dynamic', oneTime: true, merchantName, city: 'SAO PAULO', location });
  return { pixCode, location };
}
