import { reloadApi } from '../reload.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

/**
 * `npm run dev`: like `npm start`, but Vite serves the web app, and a change of the API's sources rebuilds it (some 50
 * ms) and restarts it. The logs go to the terminal.
 */
await runUntilStopped({ development: true }, (gatehouse) => {
  console.log(`Gatehouse is ready at ${gatehouse.url}`);
  reloadApi(gatehouse);
});
