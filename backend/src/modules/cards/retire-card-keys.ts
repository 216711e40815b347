import type { DataSource } from 'typeorm';
import type { Envelope } from '../../runtime/crypto/index.js';

/** How long a page that was open when its key was retired may still send a card. */
const STILL_OPENS = '1 day';

// The id of the key follows two bytes, the second of which is its length.
const RETIRE = `
update card_keys set retired_at = now()
where retired_at is null and substring(private_sealed from 3 for get_byte(private_sealed, 1)) <> $1::bytea
returning id`;

const FORGET = `delete from card_keys where retired_at < now() - interval '${STILL_OPENS}' returning id`;

/**
 * Retires every card key pair whose private key is encrypted with an older key: the next page gets a new pair. Pairs retired a day ago
 * are deleted. Cards that were encrypted with them cannot be read any more.
 */
export async function retireCardKeys(
  dataSource: DataSource,
  envelope: Envelope,
): Promise<{ retired: number; forgotten: number }> {
  return dataSource.transaction(async (tx) => {
    const [retired] = await tx.query<[object[], number]>(RETIRE, [Buffer.from(envelope.keyId)]);
    const [forgotten] = await tx.query<[object[], number]>(FORGET);
    return { retired: retired.length, forgotten: forgotten.length };
  });
}
