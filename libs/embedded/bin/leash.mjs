/**
 * Loaded before an unmodified tool (`node --import`): notifies the parent process when the tool listens, and ends it
 * when the parent is gone.
 */
import { Server } from 'node:http';

const { listen } = Server.prototype;
Server.prototype.listen = function listenAndTell(...args) {
  this.once('listening', () => process.send?.({ ready: true }));
  return listen.apply(this, args);
};

process.once('disconnect', () => process.exit(0));
