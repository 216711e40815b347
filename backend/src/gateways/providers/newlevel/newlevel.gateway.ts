import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const NewlevelGateway = genericRest({
  id: 'NEWLEVEL',
  name: 'New Level',
  withdrawWords: {
    errorWord: 'ERROR',
    errorText: 'Houve um erro ao tentar realizar o saque',
    errorTellsAnswer: true,
  },
});
