import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Lecturas',
  about:
    'Gatehouse lee los usuarios y los grupos cada {minutes, number} minutos y compara todo cada {hours, number} horas.',
  consentTitle: 'Un administrador del directorio debe dar su consentimiento',
  consentAboutMicrosoft:
    'Inicie sesión con una cuenta que pueda conceder el consentimiento de administrador en Microsoft Entra ID. Gatehouse puede leer los usuarios y los grupos, pero no cambiarlos.',
  consentAboutGoogle:
    'Inicie sesión con una cuenta que administre usuarios y grupos en Google Workspace. Gatehouse puede leer los usuarios y los grupos, pero no cambiarlos.',
  consentMicrosoft: 'Dar consentimiento con Microsoft',
  consentGoogle: 'Dar consentimiento con Google',
  consentAgain: 'Dar consentimiento de nuevo',
  consented: 'Consentimiento',
  consentedBy: '{email}, {at}',
  next: 'Próxima lectura',
  noNext: 'Ninguna prevista',
  soon: 'En breve',
  lastFull: 'Última comparación completa',
  never: 'Nunca',
  readNow: 'Leer ahora',
  compareAll: 'Comparar todo',
  stoppedTitle: 'El directorio no se lee',
  stoppedAt: 'Se detuvo {at}. Los usuarios quedan como están.',
  guests: 'Invitados',
  includeGuests: 'Leer los invitados de Microsoft Entra ID',
  includeGuestsAbout:
    'Los invitados de sus dominios verificados también pasan a ser usuarios. Tras un cambio se realiza una lectura completa. Los invitados que ya no se leen pierden el acceso, dentro del límite de desactivaciones.',
  saveGuests: 'Guardar los invitados',
  runs: 'Últimas lecturas',
  noRuns: 'Aún no hay lecturas',
  noRunsAbout: 'Cada lectura aparece aquí con su progreso.',
  started: 'Inicio',
  kind: 'Tipo',
  incremental: 'Cambios',
  full: 'Comparación completa',
  outcome: 'Resultado',
  state_running: 'En curso',
  state_succeeded: 'Correcta',
  state_failed: 'Con error',
  phase_users: 'Leyendo usuarios',
  phase_groups: 'Leyendo grupos',
  phase_members: 'Guardando miembros de los grupos',
  phase_comparison: 'Comparando con la última lectura',
  phase_finished: 'Finalizada',
  counts: 'Cantidades',
  read: '{users, plural, one {# usuario} many {# usuarios} other {# usuarios}}, {groups, plural, one {# grupo} many {# grupos} other {# grupos}}',
  changed: '{added, number} añadidos, {updated, number} actualizados, {deactivated, number} desactivados',
  waiting:
    '{count, plural, one {# cambio espera} many {# cambios esperan} other {# cambios esperan}} una decisión',
  refused:
    '{count, plural, one {No se pudo registrar # usuario} many {No se pudieron registrar # usuarios} other {No se pudieron registrar # usuarios}}',
  consent_revoked:
    'Se retiró el consentimiento, o la cuenta que lo dio se desactivó, se eliminó o cambió de contraseña. Un administrador del directorio debe dar su consentimiento de nuevo.',
  consent_insufficient:
    'Falta un permiso, o la cuenta no administra el directorio. Dé el consentimiento de nuevo con una cuenta de administrador y permita todo.',
  client_refused:
    'El proveedor de identidad rechaza el cliente de esta conexión. Compruebe el ID de cliente e introduzca un nuevo secreto de cliente si el anterior caducó. Después, vuelva a leer.',
  credentials_refused:
    'El directorio rechaza la cuenta de servicio. Compruebe su nombre y su contraseña en los ajustes de la conexión. Después, vuelva a leer.',
  configuration_invalid:
    'Los ajustes de esta conexión no se pueden usar. Compruebe la dirección y el cliente. Después, vuelva a leer.',
  unreachable: 'No se pudo acceder al directorio. La próxima lectura lo intenta de nuevo.',
  rate_limited: 'El directorio limita el número de solicitudes. La próxima lectura lo intenta más tarde.',
  connector_offline:
    'Ningún conector de esta conexión está conectado. Inicie uno. La próxima lectura lo intentará de nuevo.',
  unexpected_response:
    'El directorio envió una respuesta que no se puede leer. La próxima lectura lo intenta de nuevo.',
  superseded: 'Los ajustes cambiaron durante la lectura. Sigue una nueva lectura.',
  internal: 'Se produjo un error inesperado. La próxima lectura lo intenta de nuevo.',
  aboutLdap:
    'Gatehouse lee usuarios y grupos con la cuenta de servicio de la conexión o a través de sus conectores.',
} satisfies Translation<typeof english>;
