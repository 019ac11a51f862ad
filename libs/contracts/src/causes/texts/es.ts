import type { CauseTexts } from '../cause-text-keys.ts';

const STATE = 'No se ha podido verificar el estado de OAuth.';

export default {
  person: {
    other_organization:
      'Los usuarios de otra organización no pueden iniciar sesión en esta dirección. Utilice la dirección de la plataforma.',
    passkeys_elsewhere:
      'Sus llaves de acceso no funcionan en esta dirección. Úselas en la dirección donde las añadió.',
    state_unknown: `${STATE} El inicio de sesión ha tardado más de diez minutos o la página es de un inicio de sesión anterior. Empiece de nuevo desde la página de inicio de sesión.`,
    state_replayed: `${STATE} Esta respuesta ya se ha utilizado: ha vuelto atrás o ha recargado la página. Empiece de nuevo desde la página de inicio de sesión.`,
    state_of_another_browser: `${STATE} El inicio de sesión se inició en otro navegador o ventana. Empiece de nuevo aquí. Si no lo ha iniciado usted, ignore esta página.`,
    cookies_blocked:
      'Su navegador bloquea las cookies de este sitio. Permítalas y empiece de nuevo desde la página de inicio de sesión.',
    popup_blocked: 'Se ha bloqueado la ventana emergente. Permita las ventanas emergentes de este sitio.',
    page_outdated:
      'Esta página no está actualizada: el inicio de sesión continuó en otra pestaña. Recargue la página.',
    arrival_over:
      'Este inicio de sesión ha caducado o ya se ha completado. Abra de nuevo la aplicación desde su directorio.',
    link_expired: 'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.',
    interaction_expired:
      'Este inicio de sesión ha caducado o ya se ha completado. Vuelva a la aplicación y empiece de nuevo.',
    sign_out_over: 'Este cierre de sesión ha caducado o ya se ha completado.',
    person_changed:
      'Ahora tiene abierta la sesión de otra cuenta. Vuelva a la aplicación y empiece de nuevo.',
    mix_up: 'La respuesta procede de otro proveedor de identidad. Avise a su administrador.',
    platform_client_missing:
      'Este método de inicio de sesión no está disponible en este momento. Póngase en contacto con su administrador.',
    connection_disabled: 'Esta conexión está desactivada. Póngase en contacto con su administrador.',
    cancelled: 'Acceso denegado. Inténtelo de nuevo o póngase en contacto con el servicio de asistencia.',
    idp_invalid_client:
      'El cliente OAuth no está configurado. Póngase en contacto con su administrador para configurar el inicio de sesión único.',
    idp_invalid_request: 'Solicitud de OAuth no válida. Inténtelo de nuevo.',
    idp_error:
      'Su proveedor de identidad ha respondido con un error. Inténtelo de nuevo o póngase en contacto con su administrador.',
    no_code: 'La autenticación de OAuth se ha cancelado o ha fallado.',
    idp_down:
      'No se puede acceder a su proveedor de identidad en este momento. Inténtelo de nuevo dentro de unos minutos.',
    idp_slow:
      'Su proveedor de identidad tarda demasiado en responder. Inténtelo de nuevo dentro de unos minutos.',
    idp_unreadable:
      'No se puede leer la respuesta de su proveedor de identidad. Inténtelo de nuevo dentro de unos minutos o póngase en contacto con su administrador.',
    idp_address_rejected:
      'Gatehouse no se conecta a la dirección de su proveedor de identidad. Póngase en contacto con su administrador.',
    code_refused:
      'Su proveedor de identidad ha rechazado su propio código de inicio de sesión. Inicie sesión de nuevo.',
    client_refused:
      'El inicio de sesión único no está bien configurado. Póngase en contacto con su administrador.',
    token_missing:
      'Su proveedor de identidad no ha indicado quién es usted. Póngase en contacto con su administrador.',
    token_expired: 'La respuesta de su proveedor de identidad ha caducado. Inicie sesión de nuevo.',
    wrong_audience:
      'La respuesta de su proveedor de identidad es para otra aplicación. Póngase en contacto con su administrador.',
    wrong_issuer:
      'La respuesta de su proveedor de identidad indica un emisor inesperado. Póngase en contacto con su administrador.',
    nonce_mismatch: 'La respuesta pertenece a otro inicio de sesión. Inicie sesión de nuevo.',
    signature_invalid:
      'No se ha podido verificar la firma de su proveedor de identidad. Póngase en contacto con su administrador.',
    token_invalid:
      'La respuesta de su proveedor de identidad no es válida. Póngase en contacto con su administrador.',
    personal_account:
      'Esta es una cuenta personal. Inicie sesión con la cuenta de empresa de su organización.',
    wrong_company: 'Esta cuenta pertenece a otra organización. Inicie sesión con su cuenta de trabajo.',
    wrong_directory: 'Esta cuenta pertenece a otro directorio. Inicie sesión con su cuenta de trabajo.',
    email_missing:
      'Su proveedor de identidad no ha enviado su dirección de correo. Póngase en contacto con su administrador.',
    email_unverified:
      'Su proveedor de identidad no ha verificado su dirección de correo. Póngase en contacto con su administrador.',
    email_changed:
      'Su dirección de correo en el proveedor de identidad pertenece aquí a otra cuenta. Póngase en contacto con su administrador.',
    linked_to_another:
      'La cuenta con esta dirección está vinculada a otro usuario de su directorio. Póngase en contacto con su administrador.',
    disabled_at_provider:
      'Su proveedor de identidad desactivó su cuenta. Póngase en contacto con su administrador.',
    left_directory:
      'El directorio de su organización desactivó su cuenta. Póngase en contacto con su administrador.',
    domain_unverified:
      'Su organización no ha verificado el dominio de su dirección de correo. Póngase en contacto con su administrador.',
    not_invited:
      'No tiene una cuenta aquí y esta conexión no crea cuentas. Pida una invitación a su administrador.',
    plan_full:
      'Su organización no tiene plazas libres para otro usuario. Póngase en contacto con su administrador.',
    unknown_person: 'Aún no tiene una cuenta. Regístrese primero.',
    organization_exists:
      'Su organización ya utiliza Gatehouse. Pida una invitación a su departamento de informática.',
    account_elsewhere:
      'La cuenta con esta dirección pertenece a otra organización. Póngase en contacto con su administrador.',
    superadmin_refused:
      'Con esta cuenta no se puede iniciar sesión a través de una organización. Utilice su propio método de inicio de sesión.',
    account_suspended: 'Su cuenta está suspendida. Póngase en contacto con su administrador.',
    no_organization: 'Su cuenta no pertenece a ninguna organización. Pida una invitación a su administrador.',
    tenant_not_active: 'Su organización no está activa. Póngase en contacto con su administrador.',
    own_verification_required:
      'Ha iniciado sesión a través del proveedor de identidad de otra organización. Inicie sesión de nuevo para abrir esta.',
    sign_in_again: 'Esto requiere un inicio de sesión más reciente. Inicie sesión de nuevo para continuar.',
    network_not_allowed:
      'No puede iniciar sesión desde esta red. Use otra red o póngase en contacto con su administrador.',
    sso_required:
      'Su organización exige el inicio de sesión único. Elíjalo en la página de inicio de sesión.',
    sign_in_too_risky:
      'Este inicio de sesión es inusual para su cuenta, por lo que su organización no lo permite. Use un dispositivo y una red que ya haya usado o póngase en contacto con su administrador.',
    risk_requires_passkey:
      'Este inicio de sesión es inusual para su cuenta, por lo que su organización solo lo permite con una llave de acceso, y su cuenta no tiene ninguna. Use un dispositivo y una red que ya haya usado o póngase en contacto con su administrador.',
    approval_unavailable:
      'Este inicio de sesión es inusual para su cuenta, así que otro administrador de su organización debe aprobarlo, y no hay ninguno. Use un dispositivo y una red que ya haya usado, o contacte con el soporte de su organización.',
    approval_pending: 'Su administrador aún no ha decidido sobre este inicio de sesión.',
    approval_rejected:
      'Su administrador rechazó este inicio de sesión. Si quiere saber el motivo, contacte con su administrador.',
    approval_expired:
      'Ningún administrador aprobó este inicio de sesión en 15 minutos. Inicie sesión de nuevo y contacte con su administrador.',
    emergency_release_required:
      'Su código es válido. Otro administrador debe autorizarlo en un plazo de 15 minutos. Después, introdúzcalo de nuevo.',
    reauthentication_required: 'Confirme su identidad para continuar.',
    saml_answer_refused:
      'No se ha aceptado la respuesta de su proveedor de identidad. Póngase en contacto con su administrador e indíquele la referencia.',
    saml_answer_expired:
      'La respuesta de su proveedor de identidad ha caducado o algún reloj no está en hora. Inicie sesión de nuevo.',
    saml_answer_unasked:
      'Su organización no permite inicios de sesión que empiecen en el proveedor de identidad. Empiece en la página de inicio de sesión.',
    saml_answer_used:
      'Esta respuesta ya se ha utilizado. Inicie sesión de nuevo desde la página de inicio de sesión.',
    saml_denied:
      'Su proveedor de identidad ha rechazado el inicio de sesión. Inténtelo de nuevo o póngase en contacto con su administrador e indíquele la referencia.',
    encryption_refused:
      'Su proveedor de identidad cifra la respuesta de una forma que no se acepta. Póngase en contacto con su administrador.',
    saml_not_allowed: 'Esta aplicación no se puede abrir desde aquí. Empiece en la propia aplicación.',
    sign_out_failed:
      'No se ha aceptado la solicitud de cierre de sesión. Es posible que su sesión siga abierta.',
    ldap_unreachable:
      'En este momento no se puede acceder al directorio de su empresa. Inténtelo de nuevo dentro de unos minutos.',
    ldap_not_set_up:
      'El inicio de sesión con el directorio de su empresa no está configurado correctamente. Póngase en contacto con su administrador.',
    ldap_credentials:
      'El directorio no ha aceptado este nombre de usuario y esta contraseña. Compruebe ambos. Tras demasiados intentos, el directorio puede bloquear su cuenta durante un tiempo.',
    ldap_account_disabled:
      'Su cuenta del directorio de la empresa está desactivada. Póngase en contacto con su administrador.',
    ldap_account_expired:
      'Su cuenta del directorio de la empresa ha caducado. Póngase en contacto con su administrador.',
    ldap_account_restricted:
      'El directorio de la empresa no le permite iniciar sesión a esta hora o desde aquí. Póngase en contacto con su administrador.',
    ldap_password_expired:
      'Su contraseña del directorio de la empresa ha caducado o debe cambiarse. Cámbiela allí y vuelva a iniciar sesión.',
    saml_unavailable: 'SAML no está disponible en esta instalación.',
    invalid_credentials: 'Credenciales no válidas',
    email_taken: 'Ya hay una cuenta con esta dirección. Inicie sesión con ella.',
    too_many_requests: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    proof_of_work_required:
      'Hubo muchos intentos, por lo que el navegador debe superar una comprobación. Active JavaScript o espere un momento e inténtelo de nuevo.',
    invalid_factor:
      'Este código o llave de acceso no se ha aceptado o ya se ha utilizado. Inténtelo de nuevo.',
    ticket_expired: 'Este inicio de sesión ha tardado demasiado. Empiece de nuevo.',
    second_factor_needed: 'Confirme también con su segundo factor.',
    passkey_needed: 'Este inicio de sesión es inusual para su cuenta. Confírmelo con su llave de acceso.',
    totp_exists: 'Ya hay una aplicación de autenticación configurada. Quítela antes de configurar otra.',
    nothing_to_confirm: 'No hay ninguna configuración en curso. Empiece de nuevo.',
    last_factor: 'Esta es su última forma de iniciar sesión. Añada otra antes de quitarla.',
    too_many_passkeys: 'Ha alcanzado el número máximo de llaves de acceso. Quite una que no utilice.',
    passkey_known: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    account_exists: 'Ya hay una cuenta con su dirección. Inicie sesión para aceptar la invitación.',
    another_person: 'Esta invitación es para otra dirección. Inicie sesión con esa cuenta para aceptarla.',
    already_member: 'Ya es miembro de esta organización.',
    application_failed:
      'La aplicación ha hecho una solicitud que no se puede atender. Avise a su responsable e indíquele la referencia.',
    application_not_registered:
      'Esta aplicación no está registrada aquí. Póngase en contacto con su responsable.',
    application_message_expired:
      'La solicitud de la aplicación ha caducado o su reloj no está en hora. Vuelva a ella y empiece de nuevo.',
    application_not_in_use: 'Esta aplicación está desactivada. Póngase en contacto con su administrador.',
    interaction_needed: 'La aplicación necesita que inicie sesión. Vuelva a ella y empiece de nuevo.',
    consent_denied: 'No ha dado acceso a la aplicación. Vuelva a ella si cambia de opinión.',
    not_a_member:
      'Esta aplicación pertenece a otra organización. Utilice otra cuenta o póngase en contacto con su administrador.',
    not_assigned:
      'No tiene asignada esta aplicación. Pida a su administrador que le asigne a usted o a uno de sus grupos.',
    session_too_risky:
      'Su organización no permite esta sesión en la aplicación, porque su inicio de sesión fue inusual para su cuenta. Cierre la sesión y vuelva a iniciarla con un dispositivo y una red que ya haya utilizado, o póngase en contacto con su administrador.',
    device_code_unknown:
      'Ningún dispositivo espera con este código. Compruébelo o haga que el dispositivo muestre uno nuevo.',
    busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
    internal_error:
      'Se ha producido un error inesperado. Inténtelo de nuevo o póngase en contacto con su administrador e indíquele la referencia.',
  },
  cause: {
    other_organization: 'La dirección es el dominio propio de otra organización.',
    passkeys_elsewhere:
      'Una llave de acceso pertenece a un nombre de host: la persona tiene llaves de acceso, pero ninguna se añadió en este host.',
    state_unknown:
      'El inicio de sesión ha tardado más de diez minutos o su estado no lo ha generado Gatehouse.',
    state_replayed:
      'La misma respuesta ha llegado dos veces: la persona volvió atrás o recargó, o alguien la repitió.',
    state_of_another_browser:
      'La respuesta ha llegado a un navegador que no inició el proceso. Así se ven los enlaces preparados.',
    cookies_blocked:
      'El navegador no ha devuelto ninguna cookie, por lo que la respuesta no se puede asociar a su inicio de sesión.',
    popup_blocked: 'El navegador ha bloqueado la ventana en la que se abre el proveedor de identidad.',
    arrival_over:
      'Un inicio de sesión que empieza el proveedor de identidad funciona una vez y durante dos minutos.',
    link_expired: 'Un enlace de un correo funciona una vez y durante un tiempo limitado.',
    interaction_expired:
      'El inicio de sesión en la aplicación ha tardado demasiado o ya se había completado.',
    session_not_found:
      'El navegador no tiene ninguna cookie de este inicio de sesión: se inició en otro navegador o ha caducado.',
    sign_on_over: 'El inicio de sesión SAML en la aplicación ha tardado demasiado o ya se había completado.',
    sign_out_over: 'El cierre de sesión ha tardado demasiado o ya se había completado.',
    person_changed: 'La persona inició sesión con otra cuenta mientras una aplicación esperaba.',
    other_question: 'La página respondió a una pregunta que la aplicación ya no hace.',
    mix_up: 'La respuesta indica otro emisor o ha llegado a la URI de redirección de otra conexión.',
    platform_client_missing:
      'La conexión utiliza el cliente de la plataforma en este proveedor, y ese cliente está desactivado.',
    connection_disabled: 'La conexión está desactivada.',
    cancelled: 'La persona canceló en el proveedor de identidad o no tiene asignada la aplicación allí.',
    idp_invalid_client: 'El proveedor de identidad no conoce el ID de cliente de la conexión.',
    idp_invalid_request:
      'El proveedor de identidad ha rechazado la solicitud, a menudo por la URI de redirección o por un ámbito.',
    idp_error: 'El proveedor de identidad ha respondido con un error.',
    no_code: 'El proveedor de identidad no ha enviado ni un código ni un error.',
    idp_down: 'Gatehouse no ha podido conectarse al punto de conexión de tokens del proveedor de identidad.',
    idp_slow: 'El punto de conexión de tokens no ha respondido en ocho segundos.',
    idp_too_large: 'La respuesta ocupa más de 1 MB. Ningún token es tan grande.',
    idp_not_json:
      'El punto de conexión de tokens ha respondido con una página en lugar de JSON, como hacen los proxies y las páginas de mantenimiento.',
    idp_address_rejected:
      'El punto de conexión de tokens no tiene una dirección pública y OUTBOUND_ALLOW no la incluye.',
    code_refused:
      'El proveedor de identidad ha rechazado el código: se usó dos veces, ha caducado o es para otro cliente.',
    client_refused: 'El proveedor de identidad ha rechazado el secreto de cliente. Puede que haya caducado.',
    token_missing: 'La respuesta no contenía ningún token de ID.',
    token_expired:
      'El reloj del proveedor de identidad se desvía más de 30 segundos o el token se ha retrasado.',
    wrong_audience: 'El token de ID es para otro ID de cliente.',
    wrong_issuer: 'El token de ID indica un emisor distinto del de la conexión.',
    nonce_mismatch: 'El nonce no es el que envió Gatehouse. Es posible que alguien haya repetido el token.',
    signature_invalid: 'Ninguna clave publicada del proveedor de identidad verifica la firma.',
    token_invalid: 'Falta un claim del token de ID o tiene un valor inesperado.',
    personal_account: 'La conexión solo acepta cuentas de un directorio de empresa.',
    wrong_company: 'La empresa (hd) de la cuenta no está entre los dominios de la conexión.',
    wrong_directory: 'El directorio (tid) de la cuenta no es el configurado.',
    email_missing: 'La respuesta no contenía una dirección de correo con el nombre configurado.',
    email_unverified: 'El claim email_verified no es verdadero y, en Microsoft, falta xms_edov.',
    email_changed: 'La nueva dirección de la persona ya pertenece a otro usuario.',
    linked_to_another: 'El usuario está vinculado a otra cuenta del mismo directorio.',
    disabled_at_provider: 'El proveedor de identidad notificó que desactivó la cuenta del usuario.',
    left_directory: 'El directorio de la conexión desactivó al usuario.',
    domain_unverified: 'El dominio de la dirección no está verificado o la conexión no lo incluye.',
    not_invited: 'La persona no tiene cuenta y la conexión no crea cuentas.',
    plan_full: 'El plan no tiene plazas libres. Las invitaciones pendientes cuentan.',
    unknown_person: 'La persona no tiene cuenta y eligió «Iniciar sesión» en lugar de «Registrarse».',
    organization_exists:
      'El dominio pertenece a una organización que no admite usuarios nuevos a través de este proveedor.',
    account_elsewhere: 'Las cuentas nunca se vinculan entre organizaciones.',
    superadmin_refused:
      'Un superadministrador nunca inicia sesión a través de la conexión de una organización.',
    account_suspended: 'El usuario o su pertenencia a la organización están suspendidos.',
    no_organization: 'El usuario no es miembro de ninguna organización.',
    tenant_not_active: 'El estado de la organización no permite iniciar sesión.',
    own_verification_required: 'El proveedor de identidad de una organización no abre otra organización.',
    sign_in_again: 'La aplicación o la política de sesiones exigen un inicio de sesión más reciente.',
    network_not_allowed: 'La política de inicio de sesión de la organización no permite esta red.',
    sso_required: 'La política de la organización solo permite el inicio de sesión único.',
    sign_in_too_risky:
      'La política de inicio de sesión de la organización no permite un inicio de sesión con este riesgo.',
    risk_requires_passkey:
      'La política de inicio de sesión de la organización exige una llave de acceso con este riesgo, y la cuenta no tiene ninguna.',
    approval_unavailable:
      'La política de inicio de sesión retiene los inicios de sesión con este riesgo hasta que los apruebe otro administrador. La organización no tiene otro administrador activo, o el usuario ya tiene tres inicios de sesión en espera.',
    approval_pending: 'El inicio de sesión espera la aprobación de un administrador.',
    approval_rejected:
      'Un administrador rechazó el inicio de sesión, que la política de inicio de sesión retiene con este riesgo.',
    approval_expired:
      'La política de inicio de sesión retiene los inicios de sesión con este riesgo hasta que los apruebe un administrador, y ninguno lo aprobó en 15 minutos.',
    emergency_release_required:
      'La organización exige que otro administrador autorice cada código de emergencia.',
    reauthentication_required: 'La acción exige haberse autenticado de nuevo en los últimos cinco minutos.',
    saml_too_large: 'El mensaje es más grande de lo que acepta Gatehouse.',
    saml_encoding: 'El mensaje no es base64, DEFLATE o UTF-8 válido.',
    saml_forbidden_construct:
      'El XML contiene una declaración de tipo de documento, CDATA o una instrucción de procesamiento.',
    saml_not_well_formed: 'El mensaje no es XML bien formado.',
    saml_too_deep: 'Los elementos XML están demasiado anidados.',
    saml_too_many: 'El XML tiene demasiados elementos o atributos.',
    saml_schema: 'Falta un elemento o atributo o está fuera de lugar.',
    saml_version: 'El mensaje no es SAML 2.0.',
    saml_duplicate_id: 'Dos elementos tienen el mismo ID. Así son los ataques de envoltura de firma.',
    saml_assertion_count: 'La respuesta no contiene exactamente una aserción.',
    saml_signature_missing: 'Ni la respuesta ni la aserción están firmadas como exige la conexión.',
    saml_signature_position: 'Hay una firma en un lugar en el que SAML no prevé ninguna.',
    saml_signature_structure: 'La firma tiene partes que SAML no utiliza o hay varias firmas.',
    saml_signature_reference: 'La firma se refiere a un elemento distinto del que la contiene.',
    saml_signature_transform:
      'La firma utiliza transformaciones distintas de «enveloped» y la canonicalización exclusiva.',
    saml_algorithm: 'No se acepta el algoritmo de firma o de resumen.',
    saml_digest: 'El mensaje se modificó después de firmarlo.',
    saml_signature_value: 'Ninguno de los certificados configurados verifica la firma.',
    saml_encryption_algorithm: 'No se acepta el algoritmo de cifrado para este mensaje.',
    saml_decryption: 'No se ha podido descifrar la aserción o no está cifrada aunque la conexión lo exige.',
    saml_destination: 'El destino (Destination) no es la URL de ACS de la conexión.',
    saml_issuer: 'El emisor no es el ID de entidad configurado.',
    saml_issue_instant: 'El mensaje se emitió en el futuro o hace más de diez minutos.',
    saml_status: 'El proveedor de identidad ha respondido con un estado distinto de «Success».',
    saml_subject: 'Falta el sujeto, su NameID o su confirmación de portador, o no se pueden utilizar.',
    saml_recipient: 'El destinatario (Recipient) de la aserción no es la URL de ACS de la conexión.',
    saml_in_response_to: 'La respuesta no indica ninguna solicitud pendiente en este navegador.',
    saml_unsolicited:
      'Nadie solicitó la respuesta y la conexión no permite inicios de sesión que empiecen en el proveedor de identidad.',
    saml_expired: 'La aserción ha caducado, incluso con una tolerancia de 60 segundos.',
    saml_not_yet_valid: 'La aserción será válida en el futuro, incluso con una tolerancia de 60 segundos.',
    saml_audience: 'La aserción es para otra audiencia.',
    saml_conditions: 'Faltan las condiciones o contienen una que Gatehouse no conoce.',
    saml_authn_statement: 'Falta el AuthnStatement o su hora no es plausible.',
    saml_replayed: 'La aserción ya se aceptó una vez.',
    saml_second_opinion: 'Una segunda biblioteca SAML no lee la respuesta de la misma manera.',
    saml_unknown_partner: 'No hay ninguna aplicación SAML registrada con este ID de entidad.',
    saml_assertion_consumer_service: 'La URL de ACS de la solicitud no está registrada para la aplicación.',
    saml_not_supported: 'La solicitud utiliza un enlace o una opción que Gatehouse no admite.',
    saml_answer_refused:
      'Ha fallado una comprobación de la respuesta SAML. El registro de inicios de sesión indica cuál.',
    saml_answer_expired: 'La respuesta SAML es demasiado antigua o procede del futuro.',
    saml_answer_unasked:
      'Los inicios de sesión que empiezan en el proveedor de identidad están desactivados en la conexión.',
    saml_answer_used: 'La respuesta SAML ya se ha utilizado.',
    saml_unknown_application: 'El ID de entidad de la aplicación no está registrado.',
    saml_address_not_registered: 'La URL de ACS de la solicitud no está registrada.',
    saml_message_expired: 'La solicitud SAML es demasiado antigua o procede del futuro.',
    saml_not_allowed: 'La aplicación no permite inicios de sesión que empiecen en Gatehouse.',
    saml_message_refused:
      'Ha fallado una comprobación de la solicitud SAML. El registro de inicios de sesión indica cuál.',
    saml_logout_unknown_application: 'La aplicación que pidió el cierre de sesión no está registrada.',
    saml_logout_expired: 'El mensaje de cierre de sesión es demasiado antiguo o procede del futuro.',
    saml_logout_refused:
      'Ha fallado una comprobación del mensaje de cierre de sesión. El registro de inicios de sesión indica cuál.',
    ldap_unreachable: 'Gatehouse no ha podido conectarse al servidor del directorio.',
    ldap_no_connector:
      'Ningún conector de la conexión está conectado a Gatehouse, así que no se puede consultar el directorio.',
    ldap_slow: 'El servidor del directorio no ha respondido en ocho segundos.',
    ldap_not_set_up:
      'El directorio no se puede usar con la configuración de la conexión. El registro de inicios de sesión indica la causa.',
    ldap_address_rejected:
      'El servidor del directorio no tiene una dirección pública y OUTBOUND_ALLOW no la incluye.',
    ldap_certificate:
      'Gatehouse no confía en el certificado del servidor del directorio: ha caducado o lo emitió otra CA.',
    ldap_server_name:
      'El certificado del servidor del directorio es para un nombre distinto del de la conexión.',
    ldap_no_tls:
      'El servidor del directorio no ofrece cifrado en esta dirección. Gatehouse no envía contraseñas sin cifrado.',
    ldap_service_account: 'El directorio ha rechazado el nombre o la contraseña de la cuenta de servicio.',
    ldap_search: 'El directorio ha rechazado la búsqueda del usuario.',
    ldap_no_id: 'La cuenta de servicio no puede leer entryUUID ni objectGUID del usuario.',
    ldap_credentials:
      'El nombre de usuario o la contraseña son incorrectos, o la cuenta está bloqueada. El registro de inicios de sesión indica la causa.',
    ldap_user_not_found: 'El filtro de usuarios no encuentra ningún usuario con el nombre introducido.',
    ldap_user_ambiguous: 'El filtro de usuarios encuentra varios usuarios con el nombre introducido.',
    ldap_wrong_password: 'El directorio ha rechazado la contraseña del usuario.',
    ldap_account_locked: 'El directorio ha bloqueado la cuenta tras demasiadas contraseñas incorrectas.',
    ldap_account_disabled: 'La cuenta está desactivada en el directorio.',
    ldap_account_expired: 'La fecha de caducidad de la cuenta en el directorio ha pasado.',
    ldap_account_restricted:
      'Las horas de inicio de sesión o los equipos de la cuenta en el directorio no permiten este inicio de sesión.',
    ldap_password_expired:
      'La contraseña del usuario en el directorio ha caducado o debe cambiarse en el próximo inicio de sesión.',
    saml_unavailable: 'El módulo SAML no está en funcionamiento.',
    invalid_credentials: 'La contraseña es incorrecta o ninguna cuenta tiene esta dirección.',
    email_taken: 'Existe una cuenta con esta dirección.',
    too_many_requests: 'La cuenta o la red han hecho demasiados intentos.',
    proof_of_work_required: 'La cuenta o la red fallaron tantas veces que se exige una prueba de trabajo.',
    invalid_factor:
      'El código o la llave de acceso son incorrectos, ya se utilizaron o el reloj del teléfono no está en hora.',
    ticket_expired: 'El segundo paso esperó demasiado o ya se había completado.',
    second_factor_needed: 'La cuenta tiene un segundo factor y la prueba no lo incluía.',
    passkey_needed:
      'La política de inicio de sesión de la organización exige una llave de acceso con este riesgo, y el usuario indicó otro factor.',
    totp_exists: 'Un usuario puede tener una sola aplicación de autenticación.',
    nothing_to_confirm: 'La configuración de la aplicación de autenticación ha caducado o no se inició.',
    last_factor:
      'Sin este factor, el usuario no podría iniciar sesión o no cumpliría la política de inicio de sesión.',
    too_many_passkeys: 'Se ha alcanzado el límite de llaves de acceso por usuario.',
    passkey_known: 'El autenticador ya contiene una llave de acceso para esta cuenta.',
    account_exists: 'La dirección invitada ya tiene una cuenta.',
    another_person: 'La sesión abierta no es la de la persona invitada.',
    already_member: 'La persona invitada ya es miembro.',
    redirect_uri_mismatch: 'La URI de redirección de la solicitud no está registrada, carácter por carácter.',
    client_unknown: 'Ninguna aplicación activa tiene este ID de cliente.',
    client_inactive: 'La aplicación está desactivada o su organización no está activa.',
    client_authentication_failed:
      'La aplicación no ha podido demostrar su identidad: cliente desconocido, secreto incorrecto o aserción no válida.',
    client_secret_wrong: 'El secreto de cliente no es ninguno de los secretos válidos.',
    client_secret_expired: 'El secreto de cliente ha caducado o se ha sustituido.',
    client_auth_method:
      'La aplicación ha utilizado un método de autenticación de cliente distinto del registrado.',
    client_assertion:
      'La aserción de cliente está mal formada, firmada con una clave desconocida o le falta un claim.',
    client_audience:
      'La audiencia de la aserción de cliente no es ni el emisor ni el punto de conexión de tokens.',
    client_clock: 'La aserción de cliente ha caducado o procede del futuro.',
    client_assertion_replayed: 'La aserción de cliente ya se ha utilizado.',
    client_certificate_missing: 'La solicitud llegó sin certificado de cliente, o no se puede leer.',
    client_certificate_expired: 'El certificado de cliente ha caducado o todavía no es válido.',
    client_certificate_untrusted:
      'El certificado de cliente no conduce a ninguna autoridad de certificación de la aplicación.',
    client_certificate_mismatch:
      'El certificado de cliente no es el registrado, o no es aquel al que está vinculado el token.',
    pkce_missing: 'A la solicitud le falta code_challenge o a la solicitud de tokens le falta code_verifier.',
    pkce_mismatch: 'El code_verifier no corresponde al code_challenge.',
    scope_not_allowed: 'La aplicación no puede solicitar este ámbito.',
    resource_not_allowed: 'La aplicación no puede obtener tokens para esta API.',
    grant_not_allowed: 'La aplicación no puede utilizar este tipo de concesión o de respuesta.',
    registration_not_allowed: 'La organización no permite que esta aplicación se registre por sí misma.',
    registration_token: 'Falta el token de acceso inicial o el de registro, es desconocido o ha caducado.',
    registration_metadata:
      'Los metadatos de un registro de cliente no son válidos o la organización no los permite.',
    registration_limit: 'Demasiadas aplicaciones se registraron por sí mismas en poco tiempo.',
    exchange_subject_invalid:
      'El token que se intercambia no es un token de acceso activo de este emisor para una API.',
    exchange_not_allowed:
      'La organización no permite que esta aplicación actúe en nombre de los usuarios del token.',
    exchange_wider: 'El intercambio pide más de lo que permite el token.',
    exchange_chain_too_long: 'Demasiadas aplicaciones actúan unas por otras de forma sucesiva.',
    workload_not_trusted: 'Ninguna identidad de carga de trabajo de la aplicación coincide con el token.',
    workload_token_invalid:
      'El token de la carga de trabajo no es válido o ha caducado, o no se pueden leer las claves de su emisor.',
    code_unknown: 'El código de autorización no existe o pertenece a otra aplicación.',
    code_expired: 'El código de autorización ha caducado.',
    code_used: 'El código de autorización se utilizó dos veces. Se han revocado sus tokens.',
    code_redirect_mismatch:
      'La URI de redirección de la solicitud de tokens difiere de la de la solicitud de autorización.',
    refresh_token_unknown:
      'El token de actualización no existe, se ha revocado o pertenece a otra aplicación.',
    refresh_token_expired: 'El token de actualización ha caducado.',
    refresh_token_reused:
      'Se utilizó un token de actualización después de haberlo sustituido. Se han revocado sus tokens.',
    authorization_ended:
      'La persona, un administrador o el final de una sesión han retirado la autorización.',
    dpop_invalid: 'La prueba DPoP falta, no es válida o es de otra clave.',
    request_object_invalid:
      'La solicitud firmada (request object) falta, no está permitida, está mal formada, ha caducado o no está firmada con una clave registrada.',
    request_invalid: 'Un parámetro de la solicitud falta, está repetido o no es válido.',
    interaction_needed:
      'La solicitud incluye prompt=none y la persona tendría que iniciar sesión o dar su consentimiento.',
    consent_denied: 'La persona no ha permitido el acceso.',
    application_not_in_use: 'La aplicación se desactivó mientras alguien iniciaba sesión en ella.',
    not_a_member: 'La persona no es miembro de la organización propietaria de la aplicación.',
    not_assigned:
      'La aplicación es para usuarios asignados, y ni el usuario ni ninguno de sus grupos está asignado.',
    session_too_risky:
      'La política de inicio de sesión de la organización cierra la aplicación a las sesiones con este riesgo.',
    device_code_unknown: 'El código se escribió mal, ha caducado o ya se respondió.',
    device_code_expired: 'El código del dispositivo caducó antes de que alguien lo confirmara.',
    device_pending:
      'Nadie ha confirmado todavía el código del dispositivo o el dispositivo consulta demasiado rápido.',
    busy: 'Hay demasiados inicios de sesión al mismo tiempo.',
    database_unavailable: 'La base de datos no responde.',
    internal_error: 'Gatehouse ha fallado. El registro contiene los detalles con la referencia.',
  },
  steps: {
    use_platform_address: 'Abra la dirección de la plataforma.',
    use_host_of_passkey:
      'Abra la dirección donde se añadió la llave de acceso, o inicie sesión con un código de recuperación y añada una llave de acceso para esta dirección.',
    start_again: 'Inicie sesión de nuevo desde la página de inicio de sesión o desde la aplicación.',
    avoid_back_button: 'No utilice el botón Atrás ni recargue mientras inicia sesión.',
    warn_members:
      'Si ocurre a menudo, advierta a sus miembros sobre los enlaces a páginas de inicio de sesión.',
    allow_cookies: 'Permita en el navegador las cookies de la dirección de Gatehouse.',
    allow_popups: 'Permita en el navegador las ventanas emergentes de la dirección de Gatehouse.',
    reload_page: 'Recargue la página.',
    open_from_directory: 'Abra de nuevo la aplicación desde el portal del proveedor de identidad.',
    request_new_link: 'Solicite un enlace nuevo.',
    start_from_application: 'Vuelva a la aplicación y empiece de nuevo.',
    sign_out_again: 'Cierre la sesión de nuevo si sigue abierta.',
    copy_redirect_uri:
      'Copie la URI de redirección de la conexión en la aplicación del proveedor de identidad.',
    enter_own_client: 'Introduzca en la conexión un ID de cliente y un secreto de cliente propios.',
    enable_connection: 'Active la conexión.',
    assign_people: 'Asigne la persona o su grupo a la aplicación en el proveedor de identidad.',
    compare_client_id:
      'Compare el ID de cliente de la conexión con la aplicación del proveedor de identidad.',
    check_scopes: 'Compruebe que el proveedor de identidad permite los ámbitos de la conexión.',
    read_idp_log: 'Busque la hora del inicio de sesión en el registro del proveedor de identidad.',
    check_idp_status: 'Compruebe el estado del proveedor de identidad.',
    start_connector: 'Inicie un conector de la conexión en su red, o registre uno.',
    check_ldap_firewall:
      'Compruebe el puerto del servidor del directorio y los cortafuegos entre Gatehouse y este.',
    index_ldap_attributes: 'Cree índices en el directorio para los atributos del filtro de usuarios.',
    enter_ldap_ca:
      'Introduzca en la conexión el certificado de la CA que emitió el certificado del servidor.',
    enter_ldap_name: 'Introduzca el nombre del servidor exactamente como figura en el certificado.',
    enable_ldap_tls: 'Configure LDAPS o StartTLS en el servidor del directorio.',
    renew_ldap_password: 'Introduzca en la conexión el DN y la contraseña actuales de la cuenta de servicio.',
    check_ldap_search:
      'Compruebe el DN base, el filtro de usuarios y el permiso de lectura de la cuenta de servicio.',
    allow_ldap_id: 'Permita que la cuenta de servicio lea entryUUID o, en Active Directory, objectGUID.',
    check_directory_password: 'Compruebe el nombre de usuario y la contraseña del directorio.',
    check_ldap_filter: 'Compruebe que el DN base y el filtro de usuarios de la conexión incluyan al usuario.',
    narrow_ldap_filter: 'Cambie el filtro de usuarios para que encuentre un solo usuario por cada nombre.',
    unlock_directory_account: 'Desbloquee la cuenta en el directorio.',
    enable_directory_account:
      'Active o prorrogue la cuenta en el directorio si el usuario puede iniciar sesión.',
    allow_directory_hours:
      'Compruebe las horas de inicio de sesión y los equipos de la cuenta en el directorio.',
    change_directory_password: 'Cambie la contraseña en el directorio y vuelva a iniciar sesión.',
    check_firewall: 'Compruebe los cortafuegos y proxies entre Gatehouse y el proveedor de identidad.',
    check_outbound: 'Si la dirección es de confianza, añádala a OUTBOUND_ALLOW.',
    renew_client_secret:
      'Cree un secreto de cliente nuevo en el proveedor de identidad e introdúzcalo en la conexión.',
    add_openid_scope: 'Añada «openid» a los ámbitos de la conexión.',
    sync_idp_clock: 'Sincronice el reloj del proveedor de identidad con un servidor de hora.',
    set_issuer: 'Introduzca el emisor exactamente como figura en el documento de descubrimiento.',
    refresh_metadata: 'Actualice los metadatos de la conexión.',
    compare_values: 'Compare el valor encontrado con el esperado.',
    use_business_account: 'Inicie sesión con una cuenta de empresa.',
    check_company_domain: 'Añada el dominio de la empresa a la conexión si es suyo.',
    check_directory_id: 'Compruebe el ID de directorio de la conexión.',
    map_email: 'Envíe la dirección de correo o introduzca en la conexión el nombre de su claim o atributo.',
    send_email_verified:
      'Envíe el claim email_verified. En Microsoft, añada a la aplicación el claim opcional xms_edov.',
    correct_duplicate_address: 'Corrija la dirección en el directorio o cámbiela en el otro usuario.',
    remove_old_link: 'Si la persona tiene una cuenta nueva en el directorio, quite antes el vínculo antiguo.',
    enable_at_provider:
      'Active la cuenta en el proveedor de identidad, que entonces lo notifica, o elimine el receptor de eventos de la conexión.',
    activate_in_directory: 'Active al usuario en el directorio o asígnele allí la aplicación.',
    verify_domain: 'Verifique el dominio.',
    name_domain: 'Añada el dominio a la conexión.',
    invite_person: 'Invite a la persona.',
    allow_new_people: 'O permita que la conexión cree cuentas.',
    free_a_place: 'Quite un usuario o revoque una invitación.',
    larger_plan: 'O solicite un plan mayor.',
    sign_up: 'Regístrese.',
    ask_for_invitation: 'Pida una invitación a un administrador de la organización.',
    use_own_organization: 'Inicie sesión a través de la organización a la que pertenece la cuenta.',
    use_platform_sign_in: 'Inicie sesión con contraseña y segundo factor.',
    reactivate_user: 'Reactive el usuario.',
    activate_tenant: 'Active el inquilino o explique a la organización por qué no está activa.',
    use_allowed_network: 'Inicie sesión desde una red que permita la política de inicio de sesión.',
    change_networks: 'Añada la red a las redes permitidas o quítela de las bloqueadas.',
    use_usual_device: 'Inicie sesión desde un dispositivo y una red que el usuario ya haya usado.',
    set_up_factor_first:
      'Configure un segundo factor durante un inicio de sesión habitual. Así, un inicio de sesión inusual puede continuar con él.',
    set_up_passkey_first:
      'Añada una llave de acceso durante un inicio de sesión habitual. Así, un inicio de sesión inusual puede continuar con ella.',
    change_risk_policy:
      'Si el usuario confirma el inicio de sesión, cambie la acción para este riesgo en la política de inicio de sesión.',
    choose_sso: 'Elija el inicio de sesión único en la página de inicio de sesión.',
    name_second_admin:
      'Nombre administrador a otro usuario activo, para que alguien pueda aprobar los inicios de sesión del primero.',
    approve_in_time:
      'Apruebe o rechace el inicio de sesión en la página «Incidentes» en un plazo de 15 minutos.',
    approve_next_sign_in:
      'Si el usuario esperaba el inicio de sesión, pídale que inicie sesión de nuevo y compare el número antes de aprobarlo.',
    release_emergency_code:
      'Póngase en contacto con el usuario. Si confirma la solicitud, autorice el código en un plazo de 15 minutos.',
    confirm_identity: 'Confirme con contraseña, segundo factor o llave de acceso.',
    update_idp_software:
      'Actualice el software SAML del proveedor de identidad y quite las extensiones que modifican los mensajes.',
    import_metadata: 'Importe de nuevo los metadatos de la conexión en el proveedor de identidad.',
    use_saml_2: 'Elija SAML 2.0 en el proveedor de identidad.',
    one_assertion: 'Configure el proveedor de identidad para que envíe exactamente una aserción.',
    sign_assertion: 'Configure el proveedor de identidad para que firme la aserción o la respuesta.',
    use_sha256: 'Elija RSA-SHA256 en el proveedor de identidad.',
    remove_rewriting_proxy: 'Quite los proxies que reescriben el mensaje.',
    upload_certificate: 'Suba el certificado de firma actual del proveedor de identidad.',
    encrypt_with_gcm: 'Firme toda la respuesta o cifre las aserciones con AES-GCM.',
    compare_encryption_certificate:
      'Compruebe que el proveedor de identidad cifra para el certificado de los metadatos de la conexión.',
    set_acs_url: 'Configure en el proveedor de identidad la URL de ACS de la conexión.',
    set_idp_entity_id: 'Introduzca el ID de entidad del proveedor de identidad como figura en sus metadatos.',
    send_name_id:
      'Configure el proveedor de identidad para que envíe un NameID y una confirmación de portador.',
    start_again_once: 'Inicie sesión de nuevo, en una sola ventana.',
    turn_off_resending: 'Si persiste, compruebe que nada envía la respuesta dos veces.',
    start_here: 'Empiece en la página de inicio de sesión.',
    allow_idp_initiated:
      'O permita en la conexión los inicios de sesión que empiezan en el proveedor de identidad.',
    set_audience: 'Configure en el proveedor de identidad el ID de entidad de la conexión como audiencia.',
    send_authn_statement: 'Configure el proveedor de identidad para que envíe un AuthnStatement con su hora.',
    send_reference_to_operator: 'Envíe la referencia al operador de Gatehouse.',
    register_application: 'Registre la aplicación con su ID de entidad.',
    register_acs_url: 'Registre la URL de ACS de la aplicación o corríjala en la solicitud.',
    correct_saml_request: 'Solicite la respuesta mediante el enlace HTTP-POST.',
    open_sign_in_log: 'Abra el registro de inicios de sesión y busque la referencia.',
    sync_application_clock: 'Sincronice el reloj de la aplicación con un servidor de hora.',
    allow_launch: 'O permita en la aplicación los inicios de sesión desde Gatehouse.',
    reset_password: 'Elija «Contraseña olvidada» para establecer una nueva.',
    sign_in_instead: 'Inicie sesión con la cuenta existente.',
    wait: 'Espere un momento e inténtelo de nuevo.',
    lift_rate_limit: 'Si conoce a la persona, levante la limitación.',
    newest_code: 'Introduzca el código más reciente, y cada código una sola vez.',
    sync_phone_clock: 'Configure el reloj del teléfono en automático.',
    reset_factor: 'Si se ha perdido el dispositivo, un administrador quita el factor.',
    remove_factor_first: 'Quite antes uno en la configuración de la cuenta.',
    set_up_again: 'Empiece de nuevo la configuración.',
    add_other_factor: 'Añada antes otro método de autenticación.',
    use_existing_passkey: 'Utilice la llave de acceso existente.',
    sign_in_as_invited: 'Inicie sesión con la dirección invitada.',
    register_redirect_uri: 'Registre la URI de redirección recibida o corríjala en la solicitud.',
    check_client_id: 'Compare el ID de cliente con el de la página de la aplicación.',
    enable_application: 'Active la aplicación.',
    open_sign_in_problems: 'Abra «Problemas de inicio de sesión» en la página de la aplicación.',
    use_current_secret: 'Utilice un secreto de cliente que figure como válido.',
    rotate_secret: 'O cree un secreto nuevo y sustitúyalo en la aplicación.',
    use_registered_method: 'Utilice el método de autenticación de cliente registrado o cambie el registro.',
    check_client_assertion:
      'Firme la aserción de cliente con una clave registrada y envíe iss, sub, aud, exp y jti.',
    set_assertion_audience: 'Asigne a aud el emisor.',
    new_jti: 'Cree una aserción de cliente nueva, con un jti nuevo, para cada solicitud.',
    send_certificate:
      'Llame a los endpoints de mtls_endpoint_aliases en los metadatos del emisor y envíe el certificado de cliente.',
    renew_client_certificate: 'Renueve el certificado de cliente de la aplicación y compruebe su reloj.',
    register_authority:
      'Registre la autoridad de certificación, con sus certificados intermedios, en la configuración de la aplicación. El certificado debe permitir la autenticación de cliente.',
    use_registered_certificate:
      'Use el certificado registrado o registre el sujeto de este. Envíe un token vinculado con el certificado con el que se solicitó.',
    send_pkce: 'Envíe code_challenge con S256, y code_verifier con la solicitud de tokens.',
    keep_verifier: 'Guarde el code_verifier en la sesión del navegador que inicia el proceso.',
    allow_scope: 'Permita el ámbito en la configuración de la aplicación o no lo solicite.',
    allow_resource: 'Permita la API en la configuración de la aplicación o no la solicite.',
    allow_grant: 'Permita el tipo de concesión en la configuración de la aplicación.',
    allow_registration: 'Abra «Registro de clientes» y permita lo que pide la aplicación.',
    use_registration_token:
      'Envíe un token válido como token de portador. Un administrador crea los tokens de acceso inicial en «Registro de clientes».',
    correct_metadata: 'Corrija el campo de los metadatos que indica el mensaje y vuelva a registrar.',
    keep_client_id: 'Guarde el ID de cliente del primer registro y vuelva a usarlo.',
    present_live_token:
      'Intercambie un token de acceso de este emisor que se solicitó para una API y que sigue activo.',
    allow_actor: 'Añada el ID de cliente a «Puede actuar» de la aplicación del token o de su API.',
    ask_for_less: 'No pida más ámbitos de los que tiene el token, y solo para su API.',
    allow_downstream:
      'Para llegar a otra API, añada en «API posteriores» lo que vale allí un ámbito y permita que la aplicación lo solicite.',
    shorten_chain: 'Haga que los primeros servicios transmitan su token o usen uno propio.',
    trust_workload:
      'Compare el emisor, el sujeto, la audiencia y las notificaciones del token con las identidades de carga de trabajo de la aplicación.',
    check_workload_token:
      'Solicite un token nuevo en cada ejecución y compruebe que el emisor publica su configuración y sus claves.',
    exchange_once: 'Canjee cada código una sola vez, inmediatamente después de la redirección.',
    same_redirect_uri: 'Envíe la misma URI de redirección en ambas solicitudes.',
    sign_in_anew: 'Inicie una solicitud de autorización nueva.',
    store_newest_refresh_token:
      'Guarde el token de actualización más reciente y deje que solo un proceso lo renueve a la vez.',
    check_dpop: 'Cree para cada solicitud una prueba DPoP con la misma clave.',
    check_request_object:
      'Permita las solicitudes firmadas de la aplicación y registre sus claves públicas. Envíe un request object firmado con una de ellas y el algoritmo registrado, con iss, aud, client_id y todos los parámetros, y para alta seguridad con nbf y exp.',
    correct_request: 'Corrija el parámetro que indica error_description.',
    ask_without_prompt_none: 'Repita la solicitud sin prompt=none.',
    use_other_account: 'Utilice una cuenta de esa organización.',
    assign_user: 'Asigne a la aplicación el usuario o uno de sus grupos.',
    show_new_device_code: 'Haga que el dispositivo muestre un código nuevo.',
    poll_slowly: 'Consulte con el intervalo indicado hasta que termine.',
    add_capacity: 'Añada una réplica o procesadores si persiste.',
    check_database: 'Compruebe la base de datos y sus conexiones.',
    search_log: 'Busque la referencia en el registro.',
  },
  value: {
    account: 'Cuenta',
    acs_url: 'URL de ACS',
    algorithm: 'Algoritmo',
    answer: 'Respuesta',
    attribute: 'Atributo',
    audience: 'Audiencia',
    certificate: 'Certificado (huella SHA-256)',
    client_id: 'ID de cliente',
    clock: 'Diferencia de reloj en segundos',
    code_challenge: 'Code challenge',
    count: 'Cantidad',
    destination: 'Destino (Destination)',
    domain: 'Dominio',
    element: 'Mensaje',
    grant_type: 'Tipo de concesión',
    in_response_to: 'InResponseTo',
    issuer: 'Emisor',
    method: 'Autenticación de cliente',
    network: 'Red',
    recipient: 'Destinatario (Recipient)',
    redirect_uri: 'URI de redirección',
    resource: 'API',
    risk_signals: 'Señales de riesgo',
    scope: 'Ámbito',
    secret: 'Secreto de cliente',
    size: 'Tamaño en bytes',
    status: 'Estado',
    time: 'Hora',
    url: 'Dirección',
  },
  fixedBy: {
    person: 'El usuario',
    organization_admin: 'Un administrador de la organización',
    idp_admin: 'El administrador del proveedor de identidad',
    application_developer: 'Quien desarrolla la aplicación',
    operator: 'El operador de Gatehouse',
  },
  family: {
    openid: 'OpenID Connect',
    saml: 'SAML',
    directory: 'LDAP y Active Directory',
    password: 'Contraseñas',
    factor: 'Segundos factores',
    passkey: 'Llaves de acceso',
    invitation: 'Invitaciones',
    application: 'Aplicaciones',
    policy: 'Cuentas y políticas',
    browser: 'Navegador',
    platform: 'Plataforma',
  },
} satisfies CauseTexts;
