import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { ProofPage, proofTitle } from '../../features/proof/proof-page';
import { loadProof, sendProof } from '../../features/proof/proof.server';

export const loader = masterLoader({}, loadProof);
export const action = masterAction({}, sendProof('master'));
export const meta: MetaFunction<typeof loader> = ({ data }) => proofTitle(data);
export default ProofPage;
