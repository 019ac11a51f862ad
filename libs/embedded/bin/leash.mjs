/**
 * Loaded before a tool that knows nothing of us (`node --import`): tells the parent process when it listens, and ends
 * it when the parent is gone.
 */
import { Server } from 'node:http';

const { listen } = Server.prototype;
Server.prototype.listen = function listenAndTell(...args) {
  this.once('listening', () => process.send?.({ ready: true }));
  return listen.apply(this, args);
};

process.once('disconnect', () => process.exit(0));
