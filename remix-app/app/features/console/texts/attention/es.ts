import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Requiere atención',
  none: 'Nada requiere su atención',
  began: 'Desde: {time}',
  oldest: 'La más antigua: {time}',
  expires: 'Primer vencimiento: {time}',
  example: 'Primero: {name}',
  exampleOf: 'Primero: {name} ({organization})',
  pausedDirectories:
    '{count, plural, one {El aprovisionamiento de # conexión está en pausa} many {El aprovisionamiento de # conexiones está en pausa} other {El aprovisionamiento de # conexiones está en pausa}}',
  stoppedProvisioning:
    '{count, plural, one {El aprovisionamiento de # aplicación se ha detenido} many {El aprovisionamiento de # aplicaciones se ha detenido} other {El aprovisionamiento de # aplicaciones se ha detenido}}',
  rejectedAccounts:
    '{count, plural, one {# aplicación rechaza cuentas} many {# aplicaciones rechazan cuentas} other {# aplicaciones rechazan cuentas}}',
  rejectedDirectories:
    '{count, plural, one {Se rechazan solicitudes de # directorio} many {Se rechazan solicitudes de # directorios} other {Se rechazan solicitudes de # directorios}}',
  silentDirectories:
    '{count, plural, one {# directorio ha dejado de enviar solicitudes} many {# directorios han dejado de enviar solicitudes} other {# directorios han dejado de enviar solicitudes}}',
  endingDirectoryTokens:
    '{count, plural, one {El token de # directorio caduca pronto} many {Los tokens de # directorios caducan pronto} other {Los tokens de # directorios caducan pronto}}',
  waitingDirectories:
    '{count, plural, one {La primera sincronización de # directorio espera aprobación} many {Las primeras sincronizaciones de # directorios esperan aprobación} other {Las primeras sincronizaciones de # directorios esperan aprobación}}',
  failingConnections:
    '{count, plural, one {# conexión rechaza inicios de sesión} many {# conexiones rechazan inicios de sesión} other {# conexiones rechazan inicios de sesión}}',
  unreadableConnections:
    '{count, plural, one {No se pueden leer los metadatos de # conexión} many {No se pueden leer los metadatos de # conexiones} other {No se pueden leer los metadatos de # conexiones}}',
  endingCertificates:
    '{count, plural, one {# certificado vence pronto} many {# certificados vencen pronto} other {# certificados vencen pronto}}',
  endingApplicationCertificates:
    '{count, plural, one {Un certificado de # aplicación SAML vence pronto} many {Los certificados de # aplicaciones SAML vencen pronto} other {Los certificados de # aplicaciones SAML vencen pronto}}',
  openIncidents:
    '{count, plural, one {# incidente abierto} many {# incidentes abiertos} other {# incidentes abiertos}}',
  failedJobs: '{count, plural, one {Falló # trabajo} many {Fallaron # trabajos} other {Fallaron # trabajos}}',
  lostDomains:
    '{count, plural, one {# dominio ya no está verificado} many {# dominios ya no están verificados} other {# dominios ya no están verificados}}',
  unreadableApplications:
    '{count, plural, one {No se pueden leer los metadatos de # aplicación SAML} many {No se pueden leer los metadatos de # aplicaciones SAML} other {No se pueden leer los metadatos de # aplicaciones SAML}}',
  endingTrials:
    '{count, plural, one {# período de prueba termina pronto} many {# períodos de prueba terminan pronto} other {# períodos de prueba terminan pronto}}',
  waitingTenants:
    '{count, plural, one {# organización espera la activación} many {# organizaciones esperan la activación} other {# organizaciones esperan la activación}}',
  planRequests:
    '{count, plural, one {# solicitud de plan abierta} many {# solicitudes de plan abiertas} other {# solicitudes de plan abiertas}}',
  productRequests:
    '{count, plural, one {# solicitud de producto abierta} many {# solicitudes de producto abiertas} other {# solicitudes de producto abiertas}}',
  unavailable: 'Esta información no está disponible en este momento.',
} satisfies Translation<typeof english>;
