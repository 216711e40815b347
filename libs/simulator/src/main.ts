import { startSimulator } from './server.js';
import type { Simulator } from './server.js';

const DEFAULT_PORT = 3002;

function portFromEnvironment(): number {
  const given = process.env['SIMULATOR_PORT'];
  if (given === undefined || given === '') return DEFAULT_PORT;
  if (!/^\d+$/.test(given) || Number(given) > 65_535) {
    throw new Error(`SIMULATOR_PORT must be a port number, not "${given}"`);
  }
  return Number(given);
}

async function start(port: number): Promise<Simulator> {
  try {
    return await startSimulator({ port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken; set SIMULATOR_PORT to a free one`, { cause: error });
  }
}

async function run(): Promise<void> {
  // Listening for the end comes first: a parent that dies while we start must not leave us behind.
  const ended = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
    process.once('disconnect', resolve);
  });
  const simulator = await start(portFromEnvironment());
  console.log(`simulator: ${simulator.url}`);
  await ended;
  await simulator.close();
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(`simulator: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
