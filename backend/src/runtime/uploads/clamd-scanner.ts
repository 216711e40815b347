import { connect, type Socket } from 'node:net';
import { VirusScanner } from './virus-scanner.js';

const PATIENCE_MS = 20_000;
/** Far below the limit of clamd for one piece. */
const PIECE_BYTES = 65_536;

/** Asks ClamAV's daemon over TCP, by its command INSTREAM: pieces with their length before them, and an empty one at the end. */
export class ClamdScanner extends VirusScanner {
  constructor(private readonly place: { readonly host: string; readonly port: number }) {
    super();
  }

  async scan(file: Buffer): Promise<string | undefined> {
    const socket = connect(this.place);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd does not answer')));
    try {
      return verdictOf(await answerTo(socket, file));
    } finally {
      socket.destroy();
    }
  }
}

async function answerTo(socket: Socket, file: Buffer): Promise<string> {
  const answer: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('end', resolve);
    socket.on('data', (piece: Buffer) => {
      answer.push(piece);
      if (piece.includes(0)) resolve();
    });
  });
  socket.write('zINSTREAM\0');
  for (let start = 0; start < file.length; start += PIECE_BYTES) {
    const piece = file.subarray(start, start + PIECE_BYTES);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
  await finished;
  return Buffer.concat(answer).toString('utf8').replace(/\0$/, '').trim();
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or an error, which is no verdict. */
function verdictOf(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`clamd answered: ${answer.slice(0, 200)}`);
  return found;
}
