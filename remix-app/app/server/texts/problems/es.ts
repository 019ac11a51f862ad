import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  stale_version: 'Otra persona cambió esto mientras tanto. Recargue la página y repita el cambio.',
  too_many_requests:
    'Demasiados intentos. Inténtelo de nuevo en {seconds, plural, one {# segundo} many {# segundos} other {# segundos}}.',
  busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  api_unreachable:
    'El servidor no respondió a tiempo. No se sabe si se realizó. Compruébelo antes de volver a intentarlo.',
  unauthenticated: 'Inicie sesión para continuar.',
  forbidden: 'Su rol no lo permite.',
  not_found: 'Ya no existe o no tiene acceso.',
  invalid_credentials: 'Credenciales no válidas',
  ticket_expired: 'Este inicio de sesión tardó demasiado. Empiece de nuevo.',
  totp_exists: 'Ya hay una aplicación de autenticación configurada. Elimínela antes de configurar otra.',
  nothing_to_confirm: 'No hay ninguna configuración en curso. Empiece de nuevo.',
  too_many_passkeys: 'Tiene el número máximo de llaves de acceso. Elimine una que no use.',
  passkey_known: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  email_taken: 'Esta dirección ya tiene una cuenta. Inicie sesión con ella.',
  link_expired: 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
  plan_limit_reached: 'Se ha alcanzado el límite del plan: {used, number} de {limit, number} en uso.',
  tenant_deleted: 'Esta organización está eliminada. Restáurela primero.',
  tenant_not_deleted: 'Esta organización no está eliminada.',
  plan_request_open: 'Su solicitud ya está pendiente de respuesta.',
  plan_request_decided: 'Esta solicitud ya se ha respondido.',
  product_available: 'Su organización ya tiene este producto.',
  product_request_decided: 'Esta solicitud ya se ha respondido.',
  invitation_closed: 'Esta invitación se aceptó o se revocó. Envíe una nueva.',
  role_in_use: 'Este rol está asignado a usuarios, invitaciones o grupos. Asígneles primero otro rol.',
  role_of_group: 'Un grupo otorga este rol. Cambie los grupos del usuario o el rol que otorga el grupo.',
  custom_attribute_name_taken: 'Otro atributo personalizado ya tiene este nombre.',
  group_name_taken: 'Otro grupo de la organización ya tiene este nombre.',
  group_of_directory: 'Este grupo pertenece a un directorio. Cámbielo allí.',
  group_cycle: 'Un grupo no puede contenerse a sí mismo, tampoco a través de otros grupos.',
  too_many_groups: 'La organización ya tiene el máximo de grupos propios.',
  last_admin:
    'Es el último administrador activo de la organización. Convierta antes en administrador a otro usuario.',
  own_membership: 'Es su propia cuenta. Pídaselo a otro administrador.',
  last_superadmin: 'Es el último superadministrador activo.',
  being_erased: 'Este usuario se está borrando. No se puede deshacer.',
  domain_claimed: 'Su organización ya tiene este dominio. Está en la lista.',
  sign_on_over: 'Este inicio de sesión ha caducado o ya terminó. Empiece de nuevo desde la aplicación.',
} satisfies Translation<typeof english>;
