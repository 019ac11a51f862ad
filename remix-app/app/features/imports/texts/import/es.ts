import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  titleInvitations: 'Importación de invitaciones',
  titleTenants: 'Importación de inquilinos',
  allInvitations: 'Todas las invitaciones',
  allTenants: 'Todos los inquilinos',
  started: 'Iniciada {when}.',
  startedOpen: 'Iniciada {when}. Puede salir de esta página y volver.',
  notImported: 'Líneas no importadas',
  correct: '{count, plural, one {Corregir # línea} other {Corregir # líneas}}',
  download: 'Descargar las líneas fallidas',
  firstOf: 'Las primeras {shown, number} de {total, number}. El archivo contiene todas las líneas fallidas.',
  done: 'La importación ha finalizado',
  stopped: 'La importación se detuvo',
  stoppedBecause: '{reason} {outcome}',
  progress: 'Progreso de la importación',
  waiting: 'La importación está esperando para iniciarse.',
  processed:
    '{done, number} de {count, plural, one {# línea procesada} other {# líneas procesadas}} ({percent}).',
  checkAgain: 'Comprobar de nuevo',
  noAnswer: 'El servidor no responde',
  noAnswerAbout:
    'El progreso de la importación no está disponible en este momento. La importación continúa y esta página vuelve a comprobar automáticamente.',
  lines: 'Líneas',
  tenantsCreated: 'Inquilinos creados',
  invitationsSent: 'Invitaciones enviadas',
  skippedExisting: 'Omitidas (ya existen)',
  failed: 'Fallidas',
  line: 'Línea',
  content: 'Contenido',
  outcome: 'Resultado',
  empty: '(vacía)',
  lineSkipped: 'Omitida: {message}',
  lineFailed: 'Fallida: {message}',
  outcomeTenants:
    '{count, plural, one {# inquilino creado} other {# inquilinos creados}}, {skipped, number} omitidos, {failed, number} fallidos.',
  outcomeInvitations:
    '{count, plural, one {# invitación enviada} other {# invitaciones enviadas}}, {skipped, number} omitidas, {failed, number} fallidas.',
} satisfies Translation<typeof english>;
