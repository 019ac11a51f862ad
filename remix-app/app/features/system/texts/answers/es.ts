import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchJob: 'Este trabajo no existe.',
  notRun: 'No se pudo ejecutar el trabajo. Inténtelo de nuevo.',
  done: '{job} se ejecutó correctamente.',
  busy: '{job} ya se está ejecutando.',
  failed: '{job} ha fallado ({error}). Consulte el registro de la API.',
} satisfies Translation<typeof english>;
