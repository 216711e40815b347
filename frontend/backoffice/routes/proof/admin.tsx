import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ProofPage, proofTitle } from '../../features/proof/proof-page';
import { loadProof, sendProof } from '../../features/proof/proof.server';

export const loader = adminLoader({}, loadProof);
export const action = adminAction({}, sendProof('admin'));
export const meta: MetaFunction<typeof loader> = ({ data }) => proofTitle(data);
export default ProofPage;
