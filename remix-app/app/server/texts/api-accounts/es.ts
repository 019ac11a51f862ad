import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unchangedEmail: 'Esta ya es su dirección de correo electrónico',
  sessionEnded: 'La sesión ha caducado. Inicie sesión para continuar.',
  sessionMoved:
    'Esta sesión se usó desde otra red u otro navegador, por lo que finalizó. Vuelva a iniciar sesión.',
  signIn: 'Inicie sesión para continuar.',
  phoneClock: 'Este código no es correcto. Compruebe que el reloj de su teléfono está en hora.',
  invalidFactor: 'Este código no es correcto o ya se usó.',
  passkeyRejected:
    'Esta llave de acceso no se aceptó. Inténtelo de nuevo o use otro método de autenticación.',
  secondFactor: 'Confirme también con su segundo factor.',
  ticketExpired: 'Este inicio de sesión tardó demasiado. Empiece de nuevo.',
  totpExists: 'Ya hay una aplicación de autenticación configurada. Elimínela antes de configurar otra.',
  nothingToConfirm: 'No hay ninguna configuración en curso. Empiece de nuevo.',
  tooManyPasskeys: 'Tiene el número máximo de llaves de acceso. Elimine una que no use.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  recoveryWithoutFactor:
    'Los códigos de recuperación sustituyen a un segundo factor. Configure primero un segundo factor.',
  factorRequired: 'Su organización exige un segundo factor. Añada otro antes de eliminar este.',
  lastMethod: 'Este es su único método de autenticación. Establezca una contraseña antes de eliminarlo.',
  linkExpired: 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
  commonPassword: 'Esta contraseña es común y fácil de adivinar. Elija otra.',
  leakedPassword: 'Esta contraseña ha aparecido en una filtración de datos. Elija otra.',
  samePassword: 'Esta es su contraseña actual. Elija otra.',
  workRequired: 'Demasiados intentos. Resuelva el desafío o inténtelo más tarde.',
  invalidWork: 'Esta prueba de trabajo no es válida, ha caducado o ya se usó. Inténtelo de nuevo.',
  disposableEmail: 'Esta es una dirección de correo desechable. Use una permanente.',
  obviousPassword:
    'Esta contraseña contiene su nombre, su correo electrónico, su organización o el nombre del producto. Elija una que nadie pueda averiguar.',
  wrongPassword: 'Esta no es su contraseña actual',
  riskTarget: 'Elija un grupo o una aplicación de la organización',
  riskTargetTwice: 'Utilice una sola regla para cada grupo y cada aplicación',
  policyTenant: 'Indique el inquilino al que pertenece la política',
  ownNetworkBlocked: 'Esta lista bloquea su propia dirección, {address}. Quite la red que la contiene',
  ownNetworkMissing: 'En esta lista falta su propia dirección, {address}. Añada una red que la contenga',
  noCountries:
    'Esta instalación no tiene un archivo de países, por lo que {country} no coincidiría con nadie',
  noOperators:
    'Esta instalación no tiene un archivo de operadores, por lo que {operator} no coincidiría con nadie',
  replayOfAddresses: 'La vista previa compara direcciones IP e intervalos, no países ni operadores',
  networkRule:
    'Use una dirección IP, un intervalo como 203.0.113.0/24, un país como DE o un operador como AS3320',
  network: 'Use una dirección IP o un intervalo como 203.0.113.0/24 o 2001:db8::/32',
  networks: 'Use hasta {count, number} direcciones IP o intervalos, separados por comas',
  peopleTenant: 'Indique el inquilino al que pertenecen los usuarios',
  signUpsOfAll: 'Los registros pertenecen a todas las organizaciones juntas',
  organizationNeeded: 'Indique la organización',
  roleView: 'Solo los superadministradores pueden elegir una vista de rol.',
  accountSuspended: 'Su cuenta está suspendida. Póngase en contacto con su administrador.',
  noOrganization: 'Su cuenta no pertenece a ninguna organización. Pida una invitación a su administrador.',
  organizationInactive: 'Su organización no está activa.',
  standingPending:
    'Su organización aún no está activada. Puede verlo todo y hacer cambios después de la activación.',
  standingOnHold:
    'Su organización está en espera. Puede verlo todo, pero no cambiar nada. Contáctenos para levantar la suspensión.',
  standingInactive: 'Su organización no está activa. Póngase en contacto con su administrador.',
  standingSuspended:
    'Su organización está suspendida. Pida a su administrador que se ponga en contacto con nosotros.',
  standingCancelled: 'Su organización canceló su suscripción. Póngase en contacto con su administrador.',
  standingDeactivated:
    'Su organización está desactivada. Pida a su administrador que se ponga en contacto con nosotros.',
  superadminThroughTenant:
    'Es una cuenta de superadministrador. No puede iniciar sesión a través de una organización. Use su propio método de autenticación.',
  ownVerification:
    'Inició sesión a través del proveedor de identidad de otra organización. Vuelva a iniciar sesión para abrir esta.',
  tooLongAgo:
    'Esta organización exige un inicio de sesión más reciente. Vuelva a iniciar sesión para abrirla.',
  ssoRequired:
    'Su organización exige el inicio de sesión único. Elija su proveedor de identidad en la página de inicio de sesión.',
  emailTaken: 'Esta dirección ya tiene una cuenta. Inicie sesión con ella.',
  emailTakenAccept: 'Esta dirección ya tiene una cuenta. Inicie sesión con ella para aceptar.',
  sameOrganization: 'Su sesión ya está en esta organización.',
  roleForbids: 'Su rol no lo permite.',
  busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  reauthenticate: 'Confirme su identidad para completar esta acción.',
  notExportable:
    'Su organización no puede exportar por sí sola los datos de este usuario. Pídalo al operador de la plataforma.',
  outranked: 'Este usuario tiene más permisos que usted. Pídaselo a un administrador.',
  cannotGrant: 'No puede asignar un rol con más permisos que los suyos.',
  cannotGrantInLine: 'No puede asignar un rol con más permisos que los suyos',
  lastAdmin:
    'Es el último administrador activo de la organización. Convierta antes en administrador a otro usuario.',
  ownMembership: 'Es su propia cuenta. Pídaselo a otro administrador.',
  lastSuperadmin: 'Es el último superadministrador activo.',
  beingErased: 'Este usuario se está borrando. No se puede deshacer.',
  suspendedAlready: 'Este usuario ya está suspendido.',
  activeAlready: 'Este usuario ya está activo.',
  noNewFactor: 'A este usuario no se le exige un nuevo segundo factor.',
  roleInUse: 'Este rol está asignado a usuarios, invitaciones o grupos. Asígneles primero otro rol.',
  roleNameTaken: 'Otro rol de la organización ya tiene este nombre',
  tooManyRoles: 'Una organización puede tener como máximo {count, number} roles propios.',
  noSuchRole: 'Este rol no existe',
  customAttributeNameTaken: 'Otro atributo personalizado ya tiene este nombre',
  customAttributeReserved: 'SCIM define un atributo con este nombre. Elija otro',
  customAttributeCharacters: 'Use letras, dígitos, - y _, y empiece por una letra',
  customAttributeLabel: 'Introduzca una etiqueta',
  groupNameTaken: 'Otro grupo de la organización ya tiene este nombre',
  tooManyGroups: 'Una organización puede tener como máximo {count, number} grupos propios.',
  groupOfDirectory: 'El directorio «{directory}» gestiona este grupo. Modifíquelo allí.',
  groupCycle: 'Este grupo está incluido en uno de estos grupos o es uno de ellos',
  noSuchGroup: 'Uno de estos grupos no existe',
  oneIsNoMember: 'Uno de estos usuarios no es miembro de la organización',
  roleOfGroup:
    'El grupo «{group}» otorga este rol. Cambie los grupos del usuario o el rol que otorga el grupo.',
  customRoleOfUsers: 'Un rol personalizado requiere el rol «tenant_user»',
  superadminJoinsNone:
    'Los superadministradores administran la plataforma y no pueden unirse a una organización.',
  invitationOther: 'Esta invitación es para {email}. Inicie sesión con esa cuenta para aceptarla.',
  memberAlready: 'Ya es miembro de esta organización.',
  invitationSso:
    'Esta organización exige el inicio de sesión único. Inicie sesión a través de su proveedor de identidad para unirse.',
  importByNobody: 'El usuario que inició esta importación ya no tiene permiso para invitar a usuarios.',
  invitationsToday:
    'Su organización ha enviado {count, number} invitaciones en 24 horas. Vuelva a importar esta línea más tarde.',
  sameAddress: 'La misma dirección que en la línea {line, number}',
  isMember: 'Ya es miembro de la organización',
  isInvited: 'Ya invitado',
  isInvitedSentence: 'Esta dirección ya está invitada.',
  ssoServesNot:
    'Su organización exige el inicio de sesión único y ninguna conexión activada atiende este dominio',
  noRoleNamed: 'No hay ningún rol llamado {role}',
  invitationClosed: 'Esta invitación se aceptó o se revocó. Envíe una nueva.',
  cannotInvite: 'No se puede invitar a esta dirección',
  columnsOfPeople:
    'La primera línea debe nombrar las columnas: email (obligatoria), first name, last name, role.',
  noAddress: 'Falta la dirección de correo electrónico',
  notAddress: 'No es una dirección de correo electrónico',
  nameTooLong: 'Un nombre puede tener como máximo 100 caracteres',
  nameControl: 'Un nombre contiene un carácter de control, como un tabulador o un salto de línea',
  nobodyListed: 'Esta lista no contiene usuarios.',
  tooManyPeople:
    'La lista contiene {count, number} usuarios. Se permiten como máximo {limit, number} a la vez. Divida la lista.',
  openQuote: 'Las comillas que se abren en la línea {line, number} no se cierran.',
  importLineFailed: 'La base de datos rechazó esta línea.',
  importIdTaken: 'Este ID pertenece a otra importación. Elija uno nuevo.',
  savedViewNameTaken: 'Otra vista guardada de esta lista tiene este nombre',
  tooManySavedViews:
    'Una lista puede tener como máximo {count, number} vistas guardadas. Elimine una primero.',
  unknownListParameter: 'La lista no tiene el parámetro {name}',
  triedOtherCode: 'El código no es el de la aplicación de autenticación o ya se usó',
  triedNoEmergencyCode: 'La organización no tiene ese código de emergencia sin usar',
  triedNoRecoveryCode: 'El usuario no tiene ese código de recuperación sin usar',
  triedOtherPasskey: 'La firma de la llave de acceso no es válida o responde a otro desafío',
  mayTry: 'La cuenta y la red pueden intentarlo',
  triedOtherPassword: 'La contraseña no coincide',
  noPasswordThere: 'Ninguna cuenta con esta dirección tiene contraseña',
  triedTooOften: 'La cuenta o la red lo intentaron demasiadas veces',
  proved: 'El usuario demostró su identidad',
  passkeysElsewhere:
    'Sus llaves de acceso solo funcionan en {host}. Úselas allí o inicie sesión aquí con otro método.',
  otherAddress:
    'Los usuarios de otra organización no pueden iniciar sesión en esta dirección. Use la dirección de la plataforma.',
  signUpAtPlatform: 'Regístrese en la dirección de la plataforma.',
  incidentNoAction: 'Este incidente no tiene esta acción',
  incidentNetwork: 'Elija una de las redes del incidente',
  policyBlocksMost: 'La política de inicio de sesión ya bloquea {count, number} redes',
  incidentUser: 'Elija uno de los usuarios del incidente',
  incidentClosed: 'Este incidente está cerrado. Reábralo primero.',
  incidentAssignee:
    'Elija un administrador activo de la organización o, para un incidente de la plataforma, un superadministrador',
  suppressionsMost: 'Ya hay {count, number} supresiones. Elimine una primero',
  suppressionUser: 'Este usuario no es miembro de la organización',
  suppressionOne: 'Elija una red o un usuario, no ambos',
  suppressionTime: 'Elija un momento dentro de los próximos {count, number} días',
} satisfies Translation<typeof english>;
