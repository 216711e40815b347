// @ts-check
/**
 * Loaded into each process of the platform before its own code (`node --import`): when the supervisor is gone, even
 * by kill -9, the channel to it closes, and the process stops gracefully, or by force after a timeout.
 */
const GRACE_MS = 1500;

const leave = () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
};
process.on('disconnect', leave);
// No event is sent for a supervisor that ended while this process was starting.
if (!process.connected) leave();
// The channel alone must not keep a finished process alive.
process.channel?.unref();
