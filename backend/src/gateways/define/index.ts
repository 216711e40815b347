export { dryRun, type Sample } from './dry-run.js';
export { rehearse } from './rehearsal.js';
