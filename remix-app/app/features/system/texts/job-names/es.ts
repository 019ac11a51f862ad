import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  'adoption-statistics':
    'Anota una vez al día cuántos usuarios tienen un segundo factor o una llave de acceso y elimina las estadísticas antiguas.',
  'audit-heads': 'Registra el último evento sellado de cada cadena del registro de auditoría.',
  'audit-publish-heads': 'Firma y publica los extremos de los registros de auditoría que crecieron.',
  'audit-partitions': 'Crea por adelantado las particiones mensuales del registro de auditoría.',
  'audit-seal': 'Sella los eventos nuevos del registro de auditoría para detectar manipulaciones.',
  'account-expired': 'Elimina los cambios de correo que no se confirmaron a tiempo.',
  'auth-expired': 'Elimina las sesiones, los enlaces y los códigos caducados.',
  'database-size': 'Registra una vez al día el tamaño de la base de datos.',
  'demo-data-removal': 'Elimina los datos de demostración cuando un superadministrador lo pide.',
  directories:
    'Aplica los cambios aprobados de los directorios, quita a los miembros que salieron hace 30 días y recorta los registros de los directorios.',
  'directory-pulls': 'Lee directorios de Microsoft Graph, la API de directorio de Google y LDAP.',
  'domain-checks': 'Consulta los registros DNS que verifican los dominios.',
  'health-samples': 'Registra cada minuto el estado de cada parte.',
  imports: 'Procesa las importaciones CSV iniciadas.',
  'isolation-proof': 'Hace que dos inquilinos intenten leerse mutuamente por cada operación y tabla.',
  'oauth-authorizations': 'Elimina las autorizaciones finalizadas.',
  'unused-clients': 'Elimina las aplicaciones que se registraron por sí mismas y no se usaron.',
  'oauth-logout-delivery': 'Avisa a las aplicaciones cuando un usuario cierra sesión.',
  'oauth-logout-retention': 'Elimina los avisos antiguos de cierre de sesión.',
  'oauth-partitions': 'Rota las particiones de tokens y códigos.',
  'outbox-delivery': 'Entrega los correos al servidor de correo.',
  'outbox-retention': 'Elimina el texto de los correos entregados.',
  'people-counts': 'Cuenta los usuarios de cada organización para listas y gráficos.',
  'new-device-mails':
    'Pregunta a los usuarios por correo si un inicio de sesión con un dispositivo nuevo o de riesgo alto fue suyo.',
  'password-reset-mails': 'Escribe los correos que los usuarios solicitan en «¿Olvidó su contraseña?».',
  'weekly-reports':
    'Envía cada lunes a los administradores los inicios de sesión de su organización de la semana pasada.',
  'reported-sign-ins':
    'Inicia la recuperación de las cuentas cuyos usuarios notificaron un inicio de sesión.',
  'person-erasure':
    'Borra los usuarios que lo solicitaron y los que dejaron su última organización hace tiempo.',
  'provisioning-delivery':
    'Entrega los cambios de usuarios y grupos a las aplicaciones con aprovisionamiento.',
  'provisioning-reconcile': 'Compara las cuentas de las aplicaciones con las que deberían existir.',
  'provisioning-warnings':
    'Envía a los administradores un correo, como máximo una vez al día, sobre las cuentas que rechaza una aplicación.',
  'saml-certificates': 'Avisa antes de que caduque el certificado de una aplicación SAML.',
  'saml-expired': 'Elimina los inicios de sesión SAML caducados.',
  'saml-keys': 'Rota las claves que firman los mensajes SAML.',
  'saml-lost-access': 'Termina las sesiones en aplicaciones SAML cuando los usuarios pierden el acceso.',
  'saml-metadata': 'Actualiza los metadatos de las aplicaciones SAML.',
  'sign-in-log-clear': 'Elimina los días más antiguos del registro de inicios de sesión.',
  'sign-in-models': 'Entrena una vez al día el modelo de los inicios de sesión de cada organización.',
  'sign-in-log-partitions': 'Crea por adelantado las particiones diarias del registro de inicios de sesión.',
  'sign-in-statistics': 'Añade los inicios de sesión más recientes a las estadísticas.',
  'signing-keys': 'Rota las claves que firman los tokens.',
  'sso-certificates': 'Avisa antes de que caduque el certificado de un proveedor de identidad.',
  'sso-grace-notices':
    'Avisa a los administradores dos días antes de que su organización exija el inicio de sesión único.',
  detections: 'Busca ataques en los inicios de sesión más recientes y abre incidentes.',
  'directory-warnings':
    'Escribe a los administradores de una conexión cuando el aprovisionamiento se pausa, un token caduca o se rechazan solicitudes.',
  'sso-outages':
    'Detecta interrupciones de los proveedores de identidad y avisa por correo a los administradores de las conexiones.',
  'sso-flows-expired': 'Elimina los intentos de inicio de sesión único no completados.',
  'sso-refresh': 'Actualiza los metadatos de los proveedores de identidad.',
  'signal-delivery': 'Envía eventos de seguridad a las aplicaciones.',
  'signal-polls': 'Obtiene eventos de seguridad de los proveedores de identidad que no los envían.',
  'signal-queue-limits': 'Detiene los flujos de eventos de seguridad cuya cola es demasiado larga.',
  'signal-events-expired':
    'Elimina los eventos de seguridad: los recibidos después de 30 días y los que esperan después de 7 días.',
  'sso-responses-expired':
    'Elimina las respuestas guardadas de los proveedores de identidad después de 7 días.',
  'sso-traces-expired': 'Elimina las trazas de inicio de sesión con más de 90 días.',
  'sso-wizard-expired': 'Elimina las ejecuciones del asistente no completadas.',
  subscriptions: 'Finaliza las pruebas, detecta los pagos atrasados y envía recordatorios de ambos.',
  'tenant-erasure': 'Borra definitivamente los inquilinos eliminados hace 30 días.',
  'tenant-storage': 'Mide cuánto almacenamiento usa cada inquilino y borra los costes de más de 13 meses.',
} satisfies Translation<typeof english>;
