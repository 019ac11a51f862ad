import { reloadApi } from '../reload.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

/**
 * `npm run dev`: everything as with `npm start`, but the web app comes from Vite and a change of the API's sources
 * builds it (some 50 ms) and starts it again. The logs go to the terminal.
 */
await runUntilStopped({ development: true }, (gatehouse) => {
  console.log(`Gatehouse is ready at ${gatehouse.url}`);
  reloadApi(gatehouse);
});
