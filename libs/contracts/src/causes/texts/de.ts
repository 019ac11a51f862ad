import type { CauseTexts } from '../cause-text-keys.ts';

const STATE = 'Die Prüfung des OAuth-Status ist fehlgeschlagen.';

export default {
  person: {
    other_organization:
      'Benutzer einer anderen Organisation können sich an dieser Adresse nicht anmelden. Verwenden Sie die Adresse der Plattform.',
    passkeys_elsewhere:
      'Ihre Passkeys funktionieren unter dieser Adresse nicht. Verwenden Sie sie unter der Adresse, unter der Sie sie hinzugefügt haben.',
    state_unknown: `${STATE} Die Anmeldung hat länger als zehn Minuten gedauert, oder die Seite stammt von einer früheren Anmeldung. Beginnen Sie auf der Anmeldeseite von vorn.`,
    state_replayed: `${STATE} Diese Antwort wurde bereits verwendet: Sie sind zurückgegangen oder haben die Seite neu geladen. Beginnen Sie auf der Anmeldeseite von vorn.`,
    state_of_another_browser: `${STATE} Die Anmeldung wurde in einem anderen Browser oder Fenster begonnen. Beginnen Sie hier von vorn. Wenn Sie keine Anmeldung begonnen haben, ignorieren Sie diese Seite.`,
    cookies_blocked:
      'Ihr Browser blockiert Cookies für diese Website. Lassen Sie sie zu und beginnen Sie auf der Anmeldeseite von vorn.',
    popup_blocked: 'Das Pop-up wurde blockiert. Lassen Sie Pop-ups für diese Website zu.',
    page_outdated:
      'Diese Seite ist veraltet: Die Anmeldung wurde in einem anderen Tab fortgesetzt. Laden Sie die Seite neu.',
    arrival_over:
      'Diese Anmeldung ist abgelaufen oder bereits abgeschlossen. Öffnen Sie die Anwendung noch einmal aus Ihrem Verzeichnis.',
    link_expired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
    interaction_expired:
      'Diese Anmeldung ist abgelaufen oder bereits abgeschlossen. Gehen Sie zurück zur Anwendung und beginnen Sie von vorn.',
    sign_out_over: 'Diese Abmeldung ist abgelaufen oder bereits abgeschlossen.',
    person_changed:
      'Sie sind jetzt mit einem anderen Konto angemeldet. Gehen Sie zurück zur Anwendung und beginnen Sie von vorn.',
    mix_up: 'Die Antwort kam von einem anderen Identitätsanbieter. Informieren Sie Ihren Administrator.',
    platform_client_missing:
      'Diese Anmeldemethode ist zurzeit nicht verfügbar. Wenden Sie sich an Ihren Administrator.',
    connection_disabled: 'Diese Verbindung ist deaktiviert. Wenden Sie sich an Ihren Administrator.',
    cancelled: 'Zugriff verweigert. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.',
    idp_invalid_client:
      'Der OAuth-Client ist nicht eingerichtet. Bitten Sie Ihren Administrator, Single Sign-On einzurichten.',
    idp_invalid_request: 'Ungültige OAuth-Anfrage. Versuchen Sie es noch einmal.',
    idp_error:
      'Ihr Identitätsanbieter hat mit einem Fehler geantwortet. Versuchen Sie es noch einmal oder wenden Sie sich an Ihren Administrator.',
    no_code: 'Die OAuth-Authentifizierung wurde abgebrochen oder ist fehlgeschlagen.',
    idp_down:
      'Ihr Identitätsanbieter ist zurzeit nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
    idp_slow: 'Ihr Identitätsanbieter antwortet zu langsam. Versuchen Sie es in einigen Minuten noch einmal.',
    idp_unreadable:
      'Die Antwort Ihres Identitätsanbieters ist nicht lesbar. Versuchen Sie es in einigen Minuten noch einmal oder wenden Sie sich an Ihren Administrator.',
    idp_address_rejected:
      'Gatehouse stellt keine Verbindung zur Adresse Ihres Identitätsanbieters her. Wenden Sie sich an Ihren Administrator.',
    code_refused: 'Ihr Identitätsanbieter hat seinen eigenen Anmeldecode abgelehnt. Melden Sie sich neu an.',
    client_refused: 'Single Sign-On ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator.',
    token_missing:
      'Ihr Identitätsanbieter hat nicht mitgeteilt, wer Sie sind. Wenden Sie sich an Ihren Administrator.',
    token_expired: 'Die Antwort Ihres Identitätsanbieters ist abgelaufen. Melden Sie sich neu an.',
    wrong_audience:
      'Die Antwort Ihres Identitätsanbieters ist für eine andere Anwendung bestimmt. Wenden Sie sich an Ihren Administrator.',
    wrong_issuer:
      'Die Antwort Ihres Identitätsanbieters nennt einen unerwarteten Aussteller. Wenden Sie sich an Ihren Administrator.',
    nonce_mismatch: 'Die Antwort gehört zu einer anderen Anmeldung. Melden Sie sich neu an.',
    signature_invalid:
      'Die Signatur Ihres Identitätsanbieters konnte nicht geprüft werden. Wenden Sie sich an Ihren Administrator.',
    token_invalid:
      'Die Antwort Ihres Identitätsanbieters ist ungültig. Wenden Sie sich an Ihren Administrator.',
    personal_account:
      'Dies ist ein privates Konto. Melden Sie sich mit dem Geschäftskonto Ihrer Organisation an.',
    wrong_company:
      'Dieses Konto gehört zu einer anderen Organisation. Melden Sie sich mit Ihrem Arbeitskonto an.',
    wrong_directory:
      'Dieses Konto gehört zu einem anderen Verzeichnis. Melden Sie sich mit Ihrem Arbeitskonto an.',
    email_missing:
      'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht übermittelt. Wenden Sie sich an Ihren Administrator.',
    email_unverified:
      'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht bestätigt. Wenden Sie sich an Ihren Administrator.',
    email_changed:
      'Ihre E-Mail-Adresse beim Identitätsanbieter gehört hier zu einem anderen Konto. Wenden Sie sich an Ihren Administrator.',
    linked_to_another:
      'Das Konto mit dieser Adresse ist mit einem anderen Benutzer Ihres Verzeichnisses verknüpft. Wenden Sie sich an Ihren Administrator.',
    disabled_at_provider:
      'Ihr Identitätsanbieter hat Ihr Konto deaktiviert. Wenden Sie sich an Ihren Administrator.',
    left_directory:
      'Das Verzeichnis Ihrer Organisation hat Ihr Konto deaktiviert. Wenden Sie sich an Ihren Administrator.',
    domain_unverified:
      'Ihre Organisation hat die Domain Ihrer E-Mail-Adresse nicht bestätigt. Wenden Sie sich an Ihren Administrator.',
    not_invited:
      'Sie haben hier kein Konto, und diese Verbindung legt keine Konten an. Bitten Sie Ihren Administrator um eine Einladung.',
    plan_full:
      'In Ihrer Organisation ist kein Platz für weitere Benutzer frei. Wenden Sie sich an Ihren Administrator.',
    unknown_person: 'Sie haben noch kein Konto. Registrieren Sie sich zuerst.',
    organization_exists:
      'Ihre Organisation verwendet Gatehouse bereits. Bitten Sie Ihre IT-Abteilung um eine Einladung.',
    account_elsewhere:
      'Das Konto mit dieser Adresse gehört zu einer anderen Organisation. Wenden Sie sich an Ihren Administrator.',
    superadmin_refused:
      'Mit diesem Konto ist keine Anmeldung über eine Organisation möglich. Verwenden Sie die eigene Anmeldemethode des Kontos.',
    account_suspended: 'Ihr Konto ist gesperrt. Wenden Sie sich an Ihren Administrator.',
    no_organization:
      'Ihr Konto gehört zu keiner Organisation. Bitten Sie Ihren Administrator um eine Einladung.',
    tenant_not_active: 'Ihre Organisation ist nicht aktiv. Wenden Sie sich an Ihren Administrator.',
    own_verification_required:
      'Sie haben sich über den Identitätsanbieter einer anderen Organisation angemeldet. Melden Sie sich neu an, um diese zu öffnen.',
    sign_in_again:
      'Hierfür ist eine neuere Anmeldung nötig. Melden Sie sich noch einmal an, um fortzufahren.',
    network_not_allowed:
      'Aus diesem Netzwerk können Sie sich nicht anmelden. Verwenden Sie ein anderes Netzwerk oder wenden Sie sich an Ihren Administrator.',
    sso_required: 'Ihre Organisation verlangt Single Sign-On. Wählen Sie es auf der Anmeldeseite.',
    sign_in_too_risky:
      'Diese Anmeldung ist für Ihr Konto ungewöhnlich, deshalb lässt Ihre Organisation sie nicht zu. Verwenden Sie ein Gerät und ein Netzwerk, die Sie schon benutzt haben, oder wenden Sie sich an Ihren Administrator.',
    risk_requires_passkey:
      'Diese Anmeldung ist für Ihr Konto ungewöhnlich, deshalb lässt Ihre Organisation sie nur mit einem Passkey zu, und Ihr Konto hat keinen. Verwenden Sie ein Gerät und ein Netzwerk, die Sie schon benutzt haben, oder wenden Sie sich an Ihren Administrator.',
    approval_unavailable:
      'Diese Anmeldung ist für Ihr Konto ungewöhnlich. Ein anderer Administrator Ihrer Organisation muss sie genehmigen, und es gibt keinen. Verwenden Sie ein Gerät und ein Netzwerk, die Sie schon verwendet haben, oder wenden Sie sich an den Support Ihrer Organisation.',
    approval_pending: 'Ihr Administrator hat noch nicht über diese Anmeldung entschieden.',
    approval_rejected:
      'Ihr Administrator hat diese Anmeldung abgelehnt. Wenn Sie den Grund wissen möchten, wenden Sie sich an Ihren Administrator.',
    approval_expired:
      'Kein Administrator hat diese Anmeldung innerhalb von 15 Minuten genehmigt. Melden Sie sich erneut an und wenden Sie sich an Ihren Administrator.',
    emergency_release_required:
      'Ihr Code ist gültig. Ein anderer Administrator muss ihn innerhalb von 15 Minuten freigeben. Geben Sie ihn dann noch einmal ein.',
    reauthentication_required: 'Bestätigen Sie Ihre Identität, um fortzufahren.',
    saml_answer_refused:
      'Die Antwort Ihres Identitätsanbieters wurde nicht akzeptiert. Wenden Sie sich mit der Referenz an Ihren Administrator.',
    saml_answer_expired:
      'Die Antwort Ihres Identitätsanbieters ist abgelaufen, oder eine Uhr geht falsch. Melden Sie sich neu an.',
    saml_answer_unasked:
      'Ihre Organisation erlaubt keine Anmeldungen, die beim Identitätsanbieter beginnen. Beginnen Sie auf der Anmeldeseite.',
    saml_answer_used: 'Diese Antwort wurde bereits verwendet. Melden Sie sich auf der Anmeldeseite neu an.',
    saml_denied:
      'Ihr Identitätsanbieter hat die Anmeldung abgelehnt. Versuchen Sie es noch einmal oder wenden Sie sich mit der Referenz an Ihren Administrator.',
    encryption_refused:
      'Ihr Identitätsanbieter verschlüsselt seine Antwort auf eine Weise, die nicht akzeptiert wird. Wenden Sie sich an Ihren Administrator.',
    saml_not_allowed:
      'Diese Anwendung lässt sich nicht von hier aus öffnen. Beginnen Sie in der Anwendung selbst.',
    sign_out_failed: 'Die Abmeldeanfrage wurde nicht akzeptiert. Möglicherweise sind Sie noch angemeldet.',
    ldap_unreachable:
      'Ihr Unternehmensverzeichnis ist zurzeit nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
    ldap_not_set_up:
      'Die Anmeldung mit Ihrem Unternehmensverzeichnis ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator.',
    ldap_credentials:
      'Das Verzeichnis hat diesen Benutzernamen und dieses Passwort nicht akzeptiert. Prüfen Sie beides. Nach zu vielen Versuchen sperrt das Verzeichnis Ihr Konto möglicherweise für einige Zeit.',
    ldap_account_disabled:
      'Ihr Konto im Unternehmensverzeichnis ist deaktiviert. Wenden Sie sich an Ihren Administrator.',
    ldap_account_expired:
      'Ihr Konto im Unternehmensverzeichnis ist abgelaufen. Wenden Sie sich an Ihren Administrator.',
    ldap_account_restricted:
      'Das Unternehmensverzeichnis lässt Ihre Anmeldung zu dieser Zeit oder von hier nicht zu. Wenden Sie sich an Ihren Administrator.',
    ldap_password_expired:
      'Ihr Passwort im Unternehmensverzeichnis ist abgelaufen oder muss geändert werden. Ändern Sie es dort und melden Sie sich dann neu an.',
    saml_unavailable: 'SAML ist in dieser Installation nicht verfügbar.',
    invalid_credentials: 'Ungültige Anmeldedaten',
    email_taken: 'Zu dieser Adresse gibt es bereits ein Konto. Melden Sie sich damit an.',
    too_many_requests: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    proof_of_work_required:
      'Es gab viele Versuche, deshalb muss der Browser eine Prüfung bestehen. Schalten Sie JavaScript ein, oder warten Sie einen Moment und versuchen Sie es noch einmal.',
    invalid_factor:
      'Dieser Code oder Passkey wurde nicht akzeptiert oder bereits verwendet. Versuchen Sie es noch einmal.',
    ticket_expired: 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
    second_factor_needed: 'Bestätigen Sie zusätzlich mit Ihrem zweiten Faktor.',
    passkey_needed: 'Diese Anmeldung ist für Ihr Konto ungewöhnlich. Bestätigen Sie sie mit Ihrem Passkey.',
    totp_exists:
      'Es ist bereits eine Authenticator-App eingerichtet. Entfernen Sie sie, bevor Sie eine andere einrichten.',
    nothing_to_confirm: 'Es wird gerade nichts eingerichtet. Beginnen Sie von vorn.',
    last_factor:
      'Dies ist Ihre letzte Anmeldemöglichkeit. Fügen Sie eine andere hinzu, bevor Sie sie entfernen.',
    too_many_passkeys:
      'Sie haben die höchste Anzahl an Passkeys erreicht. Entfernen Sie einen, den Sie nicht verwenden.',
    passkey_known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    account_exists:
      'Zu Ihrer Adresse gibt es bereits ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
    another_person:
      'Diese Einladung gilt für eine andere Adresse. Melden Sie sich mit jenem Konto an, um sie anzunehmen.',
    already_member: 'Sie sind bereits Mitglied dieser Organisation.',
    application_failed:
      'Die Anwendung hat eine Anfrage gestellt, die nicht erfüllt werden kann. Informieren Sie deren Betreiber und nennen Sie die Referenz.',
    application_not_registered:
      'Diese Anwendung ist hier nicht registriert. Wenden Sie sich an deren Betreiber.',
    application_message_expired:
      'Die Anfrage der Anwendung ist abgelaufen, oder deren Uhr geht falsch. Gehen Sie zurück und beginnen Sie von vorn.',
    application_not_in_use: 'Diese Anwendung ist deaktiviert. Wenden Sie sich an Ihren Administrator.',
    interaction_needed:
      'Für die Anwendung müssen Sie sich anmelden. Gehen Sie zurück zur Anwendung und beginnen Sie von vorn.',
    consent_denied:
      'Sie haben der Anwendung keinen Zugriff gegeben. Gehen Sie zurück zur Anwendung, wenn Sie es sich anders überlegen.',
    not_a_member:
      'Diese Anwendung gehört zu einer anderen Organisation. Verwenden Sie ein anderes Konto oder wenden Sie sich an Ihren Administrator.',
    not_assigned:
      'Sie sind dieser Anwendung nicht zugewiesen. Bitten Sie Ihren Administrator, Sie oder eine Ihrer Gruppen zuzuweisen.',
    session_too_risky:
      'Ihre Organisation lässt diese Sitzung in der Anwendung nicht zu, weil ihre Anmeldung für Ihr Konto ungewöhnlich war. Melden Sie sich ab und mit einem Gerät und in einem Netzwerk wieder an, die Sie schon verwendet haben, oder wenden Sie sich an Ihren Administrator.',
    device_code_unknown:
      'Kein Gerät wartet mit diesem Code. Prüfen Sie ihn, oder lassen Sie das Gerät einen neuen anzeigen.',
    busy: 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
    internal_error:
      'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es noch einmal oder wenden Sie sich mit der Referenz an Ihren Administrator.',
  },
  cause: {
    other_organization: 'Die Adresse ist die eigene Domain einer anderen Organisation.',
    passkeys_elsewhere:
      'Ein Passkey gehört zu einem Hostnamen: Die Person hat Passkeys, aber keinen, der unter diesem Host hinzugefügt wurde.',
    state_unknown:
      'Die Anmeldung hat länger als zehn Minuten gedauert, oder ihr Status stammt nicht von Gatehouse.',
    state_replayed:
      'Dieselbe Antwort kam zweimal an: Die Person ist zurückgegangen oder hat neu geladen, oder jemand hat die Antwort wiederholt.',
    state_of_another_browser:
      'Die Antwort kam in einem Browser an, der die Anmeldung nicht begonnen hat. So sehen auch präparierte Links aus.',
    cookies_blocked:
      'Der Browser hat kein Cookie zurückgesendet. Die Antwort lässt sich daher keiner Anmeldung zuordnen.',
    popup_blocked: 'Der Browser hat das Fenster blockiert, in dem sich der Identitätsanbieter öffnet.',
    arrival_over:
      'Eine Anmeldung, die der Identitätsanbieter beginnt, funktioniert einmal und zwei Minuten lang.',
    link_expired: 'Ein Link aus einer E-Mail funktioniert einmal und für begrenzte Zeit.',
    interaction_expired:
      'Die Anmeldung an der Anwendung hat zu lange gedauert oder ist bereits abgeschlossen.',
    session_not_found:
      'Der Browser hat kein Cookie dieser Anmeldung: Sie wurde in einem anderen Browser begonnen oder ist abgelaufen.',
    sign_on_over: 'Die SAML-Anmeldung an der Anwendung hat zu lange gedauert oder ist bereits abgeschlossen.',
    sign_out_over: 'Die Abmeldung hat zu lange gedauert oder ist bereits abgeschlossen.',
    person_changed: 'Die Person hat sich mit einem anderen Konto angemeldet, während eine Anwendung wartete.',
    other_question: 'Die Seite beantwortete eine Frage, die die Anwendung nicht mehr stellt.',
    mix_up:
      'Die Antwort nennt einen anderen Aussteller oder kam an der Redirect-URI einer anderen Verbindung an.',
    platform_client_missing:
      'Die Verbindung verwendet den Client der Plattform bei diesem Anbieter, und dieser Client ist deaktiviert.',
    connection_disabled: 'Die Verbindung ist deaktiviert.',
    cancelled:
      'Die Person hat beim Identitätsanbieter abgebrochen, oder sie ist der Anwendung dort nicht zugewiesen.',
    idp_invalid_client: 'Der Identitätsanbieter kennt die Client-ID der Verbindung nicht.',
    idp_invalid_request:
      'Der Identitätsanbieter hat die Anfrage abgelehnt, oft wegen der Redirect-URI oder eines Scopes.',
    idp_error: 'Der Identitätsanbieter hat mit einem Fehler geantwortet.',
    no_code: 'Der Identitätsanbieter hat weder einen Code noch einen Fehler gesendet.',
    idp_down: 'Gatehouse konnte den Token-Endpunkt des Identitätsanbieters nicht erreichen.',
    idp_slow: 'Der Token-Endpunkt hat nicht innerhalb von acht Sekunden geantwortet.',
    idp_too_large: 'Die Antwort ist größer als 1 MB. So groß ist kein Token.',
    idp_not_json:
      'Der Token-Endpunkt hat mit einer Seite statt mit JSON geantwortet, wie es Proxys und Wartungsseiten tun.',
    idp_address_rejected:
      'Der Token-Endpunkt hat keine öffentliche Adresse, und OUTBOUND_ALLOW führt sie nicht auf.',
    code_refused:
      'Der Identitätsanbieter hat den Code abgelehnt: zweimal verwendet, abgelaufen oder für einen anderen Client.',
    client_refused:
      'Der Identitätsanbieter hat das Client-Secret abgelehnt. Möglicherweise ist es abgelaufen.',
    token_missing: 'Die Antwort enthielt kein ID-Token.',
    token_expired:
      'Die Uhr des Identitätsanbieters weicht um mehr als 30 Sekunden ab, oder das Token wurde verzögert.',
    wrong_audience: 'Das ID-Token ist für eine andere Client-ID bestimmt.',
    wrong_issuer: 'Das ID-Token nennt einen anderen Aussteller als die Verbindung.',
    nonce_mismatch: 'Die Nonce stammt nicht von Gatehouse. Möglicherweise hat jemand das Token wiederholt.',
    signature_invalid: 'Kein veröffentlichter Schlüssel des Identitätsanbieters bestätigt die Signatur.',
    token_invalid: 'Ein Claim des ID-Tokens fehlt oder hat einen unerwarteten Wert.',
    personal_account: 'Die Verbindung akzeptiert nur Konten eines Unternehmensverzeichnisses.',
    wrong_company: 'Das Unternehmen (hd) des Kontos gehört nicht zu den Domains der Verbindung.',
    wrong_directory: 'Das Verzeichnis (tid) des Kontos ist nicht das eingestellte.',
    email_missing: 'Die Antwort enthielt keine E-Mail-Adresse unter dem eingestellten Namen.',
    email_unverified: 'Der Claim email_verified ist nicht wahr, und bei Microsoft fehlt xms_edov.',
    email_changed: 'Die neue Adresse der Person gehört bereits einem anderen Benutzer.',
    linked_to_another: 'Der Benutzer ist mit einem anderen Konto desselben Verzeichnisses verknüpft.',
    disabled_at_provider:
      'Der Identitätsanbieter hat gemeldet, dass er das Konto des Benutzers deaktiviert hat.',
    left_directory: 'Das Verzeichnis der Verbindung hat den Benutzer deaktiviert.',
    domain_unverified: 'Die Domain der Adresse ist nicht bestätigt, oder die Verbindung führt sie nicht auf.',
    not_invited: 'Die Person hat kein Konto, und die Verbindung legt keine Konten an.',
    plan_full: 'Im Tarif ist kein Platz frei. Ausstehende Einladungen zählen mit.',
    unknown_person: 'Die Person hat kein Konto und hat „Anmelden“ statt „Registrieren“ gewählt.',
    organization_exists:
      'Die Domain gehört zu einer Organisation, die über diesen Anbieter keine neuen Benutzer aufnimmt.',
    account_elsewhere: 'Konten werden nie über Organisationen hinweg verknüpft.',
    superadmin_refused: 'Ein Super-Admin meldet sich nie über die Verbindung einer Organisation an.',
    account_suspended: 'Der Benutzer oder seine Mitgliedschaft ist gesperrt.',
    no_organization: 'Der Benutzer ist Mitglied keiner Organisation.',
    tenant_not_active: 'Der Status der Organisation erlaubt keine Anmeldungen.',
    own_verification_required: 'Der Identitätsanbieter einer Organisation öffnet keine andere Organisation.',
    sign_in_again: 'Die Anwendung oder die Sitzungsrichtlinie verlangt eine neuere Anmeldung.',
    network_not_allowed: 'Die Anmelderichtlinie der Organisation erlaubt dieses Netzwerk nicht.',
    sso_required: 'Die Richtlinie der Organisation erlaubt nur Single Sign-On.',
    sign_in_too_risky: 'Die Anmelderichtlinie der Organisation erlaubt keine Anmeldung mit diesem Risiko.',
    risk_requires_passkey:
      'Die Anmelderichtlinie der Organisation verlangt bei diesem Risiko einen Passkey, und das Konto hat keinen.',
    approval_unavailable:
      'Die Anmelderichtlinie hält eine Anmeldung mit diesem Risiko für die Genehmigung eines anderen Administrators an. Die Organisation hat keinen anderen aktiven Administrator, oder drei Anmeldungen des Benutzers warten schon.',
    approval_pending: 'Die Anmeldung wartet auf die Genehmigung eines Administrators.',
    approval_rejected:
      'Ein Administrator hat die Anmeldung abgelehnt, die die Anmelderichtlinie bei diesem Risiko anhält.',
    approval_expired:
      'Die Anmelderichtlinie hält eine Anmeldung mit diesem Risiko für die Genehmigung eines Administrators an, und keiner hat sie innerhalb von 15 Minuten genehmigt.',
    emergency_release_required:
      'Die Organisation verlangt, dass ein anderer Administrator jeden Notfallcode freigibt.',
    reauthentication_required:
      'Die Aktion verlangt eine erneute Authentifizierung innerhalb der letzten fünf Minuten.',
    saml_too_large: 'Die Nachricht ist größer, als Gatehouse akzeptiert.',
    saml_encoding: 'Die Nachricht ist kein gültiges Base64, DEFLATE oder UTF-8.',
    saml_forbidden_construct:
      'Das XML enthält eine Dokumenttypdeklaration, CDATA oder eine Verarbeitungsanweisung.',
    saml_not_well_formed: 'Die Nachricht ist kein wohlgeformtes XML.',
    saml_too_deep: 'Die XML-Elemente sind zu tief verschachtelt.',
    saml_too_many: 'Das XML hat zu viele Elemente oder Attribute.',
    saml_schema: 'Ein Element oder Attribut fehlt oder steht an der falschen Stelle.',
    saml_version: 'Die Nachricht ist nicht SAML 2.0.',
    saml_duplicate_id: 'Zwei Elemente haben dieselbe ID. So sehen Signature-Wrapping-Angriffe aus.',
    saml_assertion_count: 'Die Antwort enthält nicht genau eine Assertion.',
    saml_signature_missing:
      'Weder die Antwort noch die Assertion ist so signiert, wie es die Verbindung verlangt.',
    saml_signature_position: 'Eine Signatur steht an einer Stelle, an der SAML keine vorsieht.',
    saml_signature_structure:
      'Die Signatur hat Teile, die SAML nicht verwendet, oder es gibt mehrere Signaturen.',
    saml_signature_reference: 'Die Signatur gilt für ein anderes Element als das, in dem sie steht.',
    saml_signature_transform:
      'Die Signatur verwendet andere Transformationen als „enveloped“ und exklusive Kanonisierung.',
    saml_algorithm: 'Der Signatur- oder Digest-Algorithmus wird nicht akzeptiert.',
    saml_digest: 'Die Nachricht wurde nach dem Signieren geändert.',
    saml_signature_value: 'Keines der eingestellten Zertifikate bestätigt die Signatur.',
    saml_encryption_algorithm: 'Der Verschlüsselungsalgorithmus wird für diese Nachricht nicht akzeptiert.',
    saml_decryption:
      'Die Assertion konnte nicht entschlüsselt werden, oder sie ist unverschlüsselt, obwohl die Verbindung Verschlüsselung verlangt.',
    saml_destination: 'Das Ziel (Destination) ist nicht die ACS-URL der Verbindung.',
    saml_issuer: 'Der Aussteller ist nicht die eingestellte Entity-ID.',
    saml_issue_instant: 'Die Nachricht wurde in der Zukunft oder vor mehr als zehn Minuten ausgestellt.',
    saml_status: 'Der Identitätsanbieter hat mit einem anderen Status als „Success“ geantwortet.',
    saml_subject: 'Das Subject, seine NameID oder seine Bearer-Bestätigung fehlt oder ist unbrauchbar.',
    saml_recipient: 'Der Empfänger (Recipient) der Assertion ist nicht die ACS-URL der Verbindung.',
    saml_in_response_to: 'Die Antwort nennt keine Anfrage, die in diesem Browser wartet.',
    saml_unsolicited:
      'Niemand hat die Antwort angefordert, und die Verbindung erlaubt keine Anmeldung, die beim Identitätsanbieter beginnt.',
    saml_expired: 'Die Assertion ist abgelaufen, auch mit einer Toleranz von 60 Sekunden.',
    saml_not_yet_valid: 'Die Assertion gilt erst in der Zukunft, auch mit einer Toleranz von 60 Sekunden.',
    saml_audience: 'Die Assertion ist für eine andere Audience bestimmt.',
    saml_conditions: 'Die Bedingungen fehlen oder enthalten eine, die Gatehouse nicht kennt.',
    saml_authn_statement: 'Das AuthnStatement fehlt, oder seine Zeit ist nicht plausibel.',
    saml_replayed: 'Die Assertion wurde bereits einmal akzeptiert.',
    saml_second_opinion: 'Eine zweite SAML-Bibliothek liest die Antwort anders.',
    saml_unknown_partner: 'Keine SAML-Anwendung mit dieser Entity-ID ist registriert.',
    saml_assertion_consumer_service: 'Die ACS-URL in der Anfrage ist für die Anwendung nicht registriert.',
    saml_not_supported:
      'Die Anfrage verwendet ein Binding oder eine Option, die Gatehouse nicht unterstützt.',
    saml_answer_refused:
      'Eine Prüfung der SAML-Antwort ist fehlgeschlagen. Das Anmeldeprotokoll nennt die Prüfung.',
    saml_answer_expired: 'Die SAML-Antwort ist zu alt oder aus der Zukunft.',
    saml_answer_unasked:
      'Anmeldungen, die beim Identitätsanbieter beginnen, sind für die Verbindung deaktiviert.',
    saml_answer_used: 'Die SAML-Antwort wurde bereits verwendet.',
    saml_unknown_application: 'Die Entity-ID der Anwendung ist nicht registriert.',
    saml_address_not_registered: 'Die ACS-URL in der Anfrage ist nicht registriert.',
    saml_message_expired: 'Die SAML-Anfrage ist zu alt oder aus der Zukunft.',
    saml_not_allowed: 'Die Anwendung erlaubt keine Anmeldungen, die in Gatehouse beginnen.',
    saml_message_refused:
      'Eine Prüfung der SAML-Anfrage ist fehlgeschlagen. Das Anmeldeprotokoll nennt die Prüfung.',
    saml_logout_unknown_application:
      'Die Anwendung, die die Abmeldung angefordert hat, ist nicht registriert.',
    saml_logout_expired: 'Die Abmeldenachricht ist zu alt oder aus der Zukunft.',
    saml_logout_refused:
      'Eine Prüfung der Abmeldenachricht ist fehlgeschlagen. Das Anmeldeprotokoll nennt die Prüfung.',
    ldap_unreachable: 'Gatehouse konnte keine Verbindung zum Verzeichnisserver herstellen.',
    ldap_no_connector:
      'Kein Connector der Verbindung ist mit Gatehouse verbunden. Das Verzeichnis kann nicht gefragt werden.',
    ldap_slow: 'Der Verzeichnisserver hat nicht innerhalb von acht Sekunden geantwortet.',
    ldap_not_set_up:
      'Das Verzeichnis lässt sich mit den Einstellungen der Verbindung nicht verwenden. Das Anmeldeprotokoll nennt die Ursache.',
    ldap_address_rejected:
      'Der Verzeichnisserver hat keine öffentliche Adresse, und OUTBOUND_ALLOW führt sie nicht auf.',
    ldap_certificate:
      'Gatehouse vertraut dem Zertifikat des Verzeichnisservers nicht: Es ist abgelaufen, oder eine andere CA hat es ausgestellt.',
    ldap_server_name:
      'Das Zertifikat des Verzeichnisservers gilt für einen anderen Namen als den der Verbindung.',
    ldap_no_tls:
      'Der Verzeichnisserver bietet an dieser Adresse keine Verschlüsselung an. Ohne sie sendet Gatehouse kein Passwort.',
    ldap_service_account: 'Das Verzeichnis hat den Namen oder das Passwort des Dienstkontos abgelehnt.',
    ldap_search: 'Das Verzeichnis hat die Suche nach dem Benutzer abgelehnt.',
    ldap_no_id: 'Das Dienstkonto darf entryUUID oder objectGUID des Benutzers nicht lesen.',
    ldap_credentials:
      'Der Benutzername oder das Passwort ist falsch, oder das Konto ist gesperrt. Das Anmeldeprotokoll nennt die Ursache.',
    ldap_user_not_found: 'Der Benutzerfilter findet keinen Benutzer mit dem eingegebenen Namen.',
    ldap_user_ambiguous: 'Der Benutzerfilter findet mehrere Benutzer mit dem eingegebenen Namen.',
    ldap_wrong_password: 'Das Verzeichnis hat das Passwort des Benutzers abgelehnt.',
    ldap_account_locked: 'Das Verzeichnis hat das Konto nach zu vielen falschen Passwörtern gesperrt.',
    ldap_account_disabled: 'Das Konto ist im Verzeichnis deaktiviert.',
    ldap_account_expired: 'Das Ablaufdatum des Kontos im Verzeichnis ist überschritten.',
    ldap_account_restricted:
      'Die Anmeldezeiten oder Arbeitsstationen des Kontos im Verzeichnis lassen diese Anmeldung nicht zu.',
    ldap_password_expired:
      'Das Passwort des Benutzers im Verzeichnis ist abgelaufen oder muss bei der nächsten Anmeldung geändert werden.',
    saml_unavailable: 'Das SAML-Modul läuft nicht.',
    invalid_credentials: 'Das Passwort ist falsch, oder kein Konto hat diese Adresse.',
    email_taken: 'Ein Konto mit dieser Adresse ist vorhanden.',
    too_many_requests: 'Das Konto oder das Netzwerk hat zu viele Versuche unternommen.',
    proof_of_work_required:
      'Das Konto oder das Netzwerk ist so oft gescheitert, dass ein Arbeitsnachweis verlangt wird.',
    invalid_factor:
      'Der Code oder Passkey ist falsch oder wurde schon verwendet, oder die Uhr des Telefons geht falsch.',
    ticket_expired: 'Der zweite Schritt hat zu lange gewartet oder ist bereits abgeschlossen.',
    second_factor_needed: 'Das Konto hat einen zweiten Faktor, und der Nachweis enthielt ihn nicht.',
    passkey_needed:
      'Die Anmelderichtlinie der Organisation verlangt bei diesem Risiko einen Passkey, und der Benutzer hat einen anderen Faktor angegeben.',
    totp_exists: 'Ein Benutzer kann eine Authenticator-App haben.',
    nothing_to_confirm: 'Die Einrichtung der Authenticator-App ist abgelaufen oder wurde nicht begonnen.',
    last_factor:
      'Ohne diesen Faktor könnte sich der Benutzer nicht anmelden oder die Anmelderichtlinie nicht erfüllen.',
    too_many_passkeys: 'Die Höchstzahl an Passkeys pro Benutzer ist erreicht.',
    passkey_known: 'Der Authenticator enthält bereits einen Passkey für dieses Konto.',
    account_exists: 'Die eingeladene Adresse hat bereits ein Konto.',
    another_person: 'Angemeldet ist jemand anderes als die eingeladene Person.',
    already_member: 'Die eingeladene Person ist bereits Mitglied.',
    redirect_uri_mismatch: 'Die Redirect-URI in der Anfrage ist nicht Zeichen für Zeichen so registriert.',
    client_unknown: 'Keine aktive Anwendung hat diese Client-ID.',
    client_inactive: 'Die Anwendung ist deaktiviert, oder ihre Organisation ist nicht aktiv.',
    client_authentication_failed:
      'Die Anwendung konnte sich nicht ausweisen: unbekannter Client, falsches Secret oder ungültige Assertion.',
    client_secret_wrong: 'Das Client-Secret gehört nicht zu den gültigen Secrets.',
    client_secret_expired: 'Das Client-Secret ist abgelaufen oder wurde ersetzt.',
    client_auth_method:
      'Die Anwendung hat eine andere Client-Authentifizierung verwendet als die registrierte.',
    client_assertion:
      'Die Client-Assertion ist fehlerhaft, mit einem unbekannten Schlüssel signiert oder unvollständig.',
    client_audience: 'Die Audience der Client-Assertion ist weder der Aussteller noch der Token-Endpunkt.',
    client_clock: 'Die Client-Assertion ist abgelaufen oder aus der Zukunft.',
    client_assertion_replayed: 'Die Client-Assertion wurde bereits verwendet.',
    client_certificate_missing: 'Mit der Anfrage kam kein Client-Zertifikat, oder es ist nicht lesbar.',
    client_certificate_expired: 'Das Client-Zertifikat ist abgelaufen oder noch nicht gültig.',
    client_certificate_untrusted:
      'Das Client-Zertifikat führt zu keiner Zertifizierungsstelle der Anwendung.',
    client_certificate_mismatch:
      'Das Client-Zertifikat ist nicht das registrierte, oder nicht das, an das der Token gebunden ist.',
    pkce_missing: 'Der Anfrage fehlt die Code-Challenge, oder der Token-Anfrage fehlt der Code-Verifier.',
    pkce_mismatch: 'Der Code-Verifier gehört nicht zur Code-Challenge.',
    scope_not_allowed: 'Die Anwendung darf diesen Scope nicht anfordern.',
    resource_not_allowed: 'Die Anwendung darf keine Token für diese API erhalten.',
    grant_not_allowed: 'Die Anwendung darf diesen Grant-Typ oder Antworttyp nicht verwenden.',
    registration_not_allowed: 'Die Organisation erlaubt dieser Anwendung nicht, sich selbst zu registrieren.',
    registration_token:
      'Das Initial Access Token oder das Registration Access Token fehlt, ist unbekannt oder abgelaufen.',
    registration_metadata:
      'Die Metadaten einer Client-Registrierung sind ungültig, oder die Organisation erlaubt sie nicht.',
    registration_limit: 'Zu viele Anwendungen haben sich in kurzer Zeit selbst registriert.',
    exchange_subject_invalid:
      'Das einzutauschende Token ist kein aktives Access Token dieses Issuers für eine API.',
    exchange_not_allowed:
      'Die Organisation erlaubt dieser Anwendung nicht, für die Benutzer des Tokens zu handeln.',
    exchange_wider: 'Der Austausch verlangt mehr, als das Token erlaubt.',
    exchange_chain_too_long: 'Zu viele Anwendungen handeln nacheinander füreinander.',
    workload_not_trusted: 'Keine Workload-Identität der Anwendung passt zum Token des Workloads.',
    workload_token_invalid:
      'Das Token des Workloads ist ungültig oder abgelaufen, oder die Schlüssel seines Issuers sind nicht lesbar.',
    code_unknown: 'Den Autorisierungscode gibt es nicht, oder er gehört zu einer anderen Anwendung.',
    code_expired: 'Der Autorisierungscode ist abgelaufen.',
    code_used: 'Der Autorisierungscode wurde zweimal verwendet. Seine Token wurden widerrufen.',
    code_redirect_mismatch:
      'Die Redirect-URI der Token-Anfrage unterscheidet sich von der der Autorisierungsanfrage.',
    refresh_token_unknown:
      'Das Refresh-Token gibt es nicht, es wurde widerrufen oder gehört zu einer anderen Anwendung.',
    refresh_token_expired: 'Das Refresh-Token ist abgelaufen.',
    refresh_token_reused:
      'Ein Refresh-Token wurde verwendet, nachdem es ersetzt worden war. Seine Token wurden widerrufen.',
    authorization_ended: 'Die Person, ein Admin oder das Ende einer Sitzung hat die Berechtigung aufgehoben.',
    dpop_invalid: 'Der DPoP-Nachweis fehlt, ist ungültig oder gehört zu einem anderen Schlüssel.',
    request_object_invalid:
      'Die signierte Anfrage (Request Object) fehlt, ist nicht zugelassen, fehlerhaft, abgelaufen oder mit keinem registrierten Schlüssel signiert.',
    request_invalid: 'Ein Parameter der Anfrage fehlt, kommt mehrfach vor oder ist ungültig.',
    interaction_needed:
      'Die Anfrage enthält prompt=none, und die Person müsste sich anmelden oder zustimmen.',
    consent_denied: 'Die Person hat den Zugriff nicht erlaubt.',
    application_not_in_use: 'Die Anwendung wurde deaktiviert, während sich jemand an ihr anmeldete.',
    not_a_member: 'Die Person ist nicht Mitglied der Organisation, der die Anwendung gehört.',
    not_assigned:
      'Die Anwendung ist nur für zugewiesene Benutzer, und weder der Benutzer noch eine seiner Gruppen ist zugewiesen.',
    session_too_risky:
      'Die Anmelderichtlinie der Organisation sperrt die Anwendung für Sitzungen mit diesem Risiko.',
    device_code_unknown: 'Der Code wurde falsch eingegeben, ist abgelaufen oder bereits beantwortet.',
    device_code_expired: 'Der Gerätecode ist abgelaufen, bevor ihn jemand bestätigt hat.',
    device_pending: 'Niemand hat den Gerätecode bisher bestätigt, oder das Gerät fragt zu schnell nach.',
    busy: 'Es laufen zu viele Anmeldungen gleichzeitig.',
    database_unavailable: 'Die Datenbank antwortet nicht.',
    internal_error:
      'In Gatehouse ist ein Fehler aufgetreten. Das Protokoll enthält unter der Referenz Näheres.',
  },
  steps: {
    use_platform_address: 'Öffnen Sie die Adresse der Plattform.',
    use_host_of_passkey:
      'Öffnen Sie die Adresse, unter der der Passkey hinzugefügt wurde, oder melden Sie sich mit einem Wiederherstellungscode an und fügen Sie einen Passkey für diese Adresse hinzu.',
    start_again: 'Beginnen Sie die Anmeldung auf der Anmeldeseite oder in der Anwendung von vorn.',
    avoid_back_button: 'Verwenden Sie während einer Anmeldung weder die Zurück-Taste noch „Neu laden“.',
    warn_members: 'Wenn dies oft vorkommt, warnen Sie Ihre Mitglieder vor Links zu Anmeldeseiten.',
    allow_cookies: 'Lassen Sie im Browser Cookies für die Adresse von Gatehouse zu.',
    allow_popups: 'Lassen Sie im Browser Pop-ups für die Adresse von Gatehouse zu.',
    reload_page: 'Laden Sie die Seite neu.',
    open_from_directory: 'Öffnen Sie die Anwendung noch einmal im Portal des Identitätsanbieters.',
    request_new_link: 'Fordern Sie einen neuen Link an.',
    start_from_application: 'Gehen Sie zurück zur Anwendung und beginnen Sie von vorn.',
    sign_out_again: 'Melden Sie sich noch einmal ab, falls Sie noch angemeldet sind.',
    copy_redirect_uri:
      'Kopieren Sie die Redirect-URI der Verbindung in die Anwendung beim Identitätsanbieter.',
    enter_own_client: 'Tragen Sie in der Verbindung eine eigene Client-ID und ein eigenes Client-Secret ein.',
    enable_connection: 'Aktivieren Sie die Verbindung.',
    assign_people: 'Weisen Sie die Person oder ihre Gruppe beim Identitätsanbieter der Anwendung zu.',
    compare_client_id:
      'Vergleichen Sie die Client-ID der Verbindung mit der Anwendung beim Identitätsanbieter.',
    check_scopes: 'Prüfen Sie, ob der Identitätsanbieter die Scopes der Verbindung erlaubt.',
    read_idp_log: 'Suchen Sie den Zeitpunkt der Anmeldung im Protokoll des Identitätsanbieters.',
    check_idp_status: 'Prüfen Sie den Status des Identitätsanbieters.',
    start_connector:
      'Starten Sie einen Connector der Verbindung in Ihrem Netzwerk, oder registrieren Sie einen.',
    check_ldap_firewall:
      'Prüfen Sie den Port des Verzeichnisservers und die Firewalls zwischen Gatehouse und ihm.',
    index_ldap_attributes: 'Legen Sie im Verzeichnis Indizes für die Attribute des Benutzerfilters an.',
    enter_ldap_ca:
      'Tragen Sie das Zertifikat der CA, die das Serverzertifikat ausgestellt hat, in die Verbindung ein.',
    enter_ldap_name: 'Geben Sie den Servernamen genau so ein, wie er im Zertifikat steht.',
    enable_ldap_tls: 'Richten Sie LDAPS oder StartTLS am Verzeichnisserver ein.',
    renew_ldap_password:
      'Tragen Sie den aktuellen DN und das Passwort des Dienstkontos in die Verbindung ein.',
    check_ldap_search: 'Prüfen Sie den Basis-DN, den Benutzerfilter und das Leserecht des Dienstkontos.',
    allow_ldap_id: 'Erlauben Sie dem Dienstkonto, entryUUID zu lesen, in Active Directory objectGUID.',
    check_directory_password: 'Prüfen Sie Benutzernamen und Passwort für das Verzeichnis.',
    check_ldap_filter:
      'Prüfen Sie, ob der Basis-DN und der Benutzerfilter der Verbindung den Benutzer einschließen.',
    narrow_ldap_filter:
      'Ändern Sie den Benutzerfilter so, dass er für jeden Namen genau einen Benutzer findet.',
    unlock_directory_account: 'Entsperren Sie das Konto im Verzeichnis.',
    enable_directory_account:
      'Aktivieren oder verlängern Sie das Konto im Verzeichnis, wenn sich der Benutzer anmelden darf.',
    allow_directory_hours: 'Prüfen Sie die Anmeldezeiten und Arbeitsstationen des Kontos im Verzeichnis.',
    change_directory_password: 'Ändern Sie das Passwort im Verzeichnis und melden Sie sich dann neu an.',
    check_firewall: 'Prüfen Sie Firewalls und Proxys zwischen Gatehouse und dem Identitätsanbieter.',
    check_outbound: 'Nehmen Sie die Adresse in OUTBOUND_ALLOW auf, wenn sie vertrauenswürdig ist.',
    renew_client_secret:
      'Erzeugen Sie beim Identitätsanbieter ein neues Client-Secret und tragen Sie es in der Verbindung ein.',
    add_openid_scope: 'Fügen Sie den Scopes der Verbindung „openid“ hinzu.',
    sync_idp_clock: 'Gleichen Sie die Uhr des Identitätsanbieters mit einem Zeitserver ab.',
    set_issuer: 'Tragen Sie den Aussteller genau so ein, wie er im Discovery-Dokument steht.',
    refresh_metadata: 'Aktualisieren Sie die Metadaten der Verbindung.',
    compare_values: 'Vergleichen Sie den gefundenen mit dem erwarteten Wert.',
    use_business_account: 'Melden Sie sich mit einem Geschäftskonto an.',
    check_company_domain:
      'Fügen Sie der Verbindung die Domain des Unternehmens hinzu, wenn sie Ihnen gehört.',
    check_directory_id: 'Prüfen Sie die Verzeichnis-ID der Verbindung.',
    map_email:
      'Übermitteln Sie die E-Mail-Adresse, oder tragen Sie in der Verbindung den Namen ihres Claims oder Attributs ein.',
    send_email_verified:
      'Übermitteln Sie den Claim email_verified. Fügen Sie bei Microsoft der Anwendung den optionalen Claim xms_edov hinzu.',
    correct_duplicate_address:
      'Berichtigen Sie die Adresse im Verzeichnis, oder ändern Sie sie beim anderen Benutzer.',
    remove_old_link:
      'Entfernen Sie zuerst die alte Verknüpfung, wenn die Person ein neues Konto im Verzeichnis hat.',
    enable_at_provider:
      'Aktivieren Sie das Konto beim Identitätsanbieter, der dies dann meldet, oder löschen Sie den Empfänger für Ereignisse der Verbindung.',
    activate_in_directory:
      'Aktivieren Sie den Benutzer im Verzeichnis, oder weisen Sie ihm dort die Anwendung zu.',
    verify_domain: 'Bestätigen Sie die Domain.',
    name_domain: 'Fügen Sie die Domain der Verbindung hinzu.',
    invite_person: 'Laden Sie die Person ein.',
    allow_new_people: 'Oder lassen Sie die Verbindung Konten anlegen.',
    free_a_place: 'Entfernen Sie einen Benutzer, oder widerrufen Sie eine Einladung.',
    larger_plan: 'Oder beantragen Sie einen größeren Tarif.',
    sign_up: 'Registrieren Sie sich.',
    ask_for_invitation: 'Bitten Sie einen Admin der Organisation um eine Einladung.',
    use_own_organization: 'Melden Sie sich über die Organisation an, der das Konto gehört.',
    use_platform_sign_in: 'Melden Sie sich mit Passwort und zweitem Faktor an.',
    reactivate_user: 'Reaktivieren Sie den Benutzer.',
    activate_tenant:
      'Aktivieren Sie den Mandanten, oder teilen Sie der Organisation mit, warum sie nicht aktiv ist.',
    use_allowed_network: 'Melden Sie sich aus einem Netzwerk an, das die Anmelderichtlinie erlaubt.',
    change_networks:
      'Fügen Sie das Netzwerk den erlaubten Netzwerken hinzu, oder entfernen Sie es aus den gesperrten.',
    use_usual_device:
      'Melden Sie sich mit einem Gerät und aus einem Netzwerk an, die der Benutzer schon benutzt hat.',
    set_up_factor_first:
      'Richten Sie bei einer gewöhnlichen Anmeldung einen zweiten Faktor ein. Eine ungewöhnliche Anmeldung kann dann mit ihm fortgesetzt werden.',
    set_up_passkey_first:
      'Fügen Sie bei einer gewöhnlichen Anmeldung einen Passkey hinzu. Eine ungewöhnliche Anmeldung kann dann mit ihm fortgesetzt werden.',
    change_risk_policy:
      'Wenn der Benutzer die Anmeldung bestätigt, ändern Sie in der Anmelderichtlinie die Aktion bei diesem Risiko.',
    choose_sso: 'Wählen Sie auf der Anmeldeseite Single Sign-On.',
    name_second_admin:
      'Machen Sie einen weiteren aktiven Benutzer zum Administrator, damit jemand die Anmeldungen des ersten genehmigen kann.',
    approve_in_time:
      'Genehmigen Sie die Anmeldung auf der Seite „Vorfälle“ innerhalb von 15 Minuten, oder lehnen Sie sie ab.',
    approve_next_sign_in:
      'Wenn der Benutzer die Anmeldung erwartet hat, lassen Sie ihn sich erneut anmelden, und vergleichen Sie die Nummer vor der Genehmigung.',
    release_emergency_code:
      'Fragen Sie beim Benutzer nach. Wenn er die Anfrage bestätigt, geben Sie den Code innerhalb von 15 Minuten frei.',
    confirm_identity: 'Bestätigen Sie mit Passwort, zweitem Faktor oder Passkey.',
    update_idp_software:
      'Aktualisieren Sie die SAML-Software des Identitätsanbieters, und entfernen Sie Erweiterungen, die Nachrichten ändern.',
    import_metadata: 'Importieren Sie die Metadaten der Verbindung beim Identitätsanbieter neu.',
    use_saml_2: 'Wählen Sie beim Identitätsanbieter SAML 2.0.',
    one_assertion: 'Stellen Sie den Identitätsanbieter so ein, dass er genau eine Assertion sendet.',
    sign_assertion: 'Lassen Sie den Identitätsanbieter die Assertion oder die Antwort signieren.',
    use_sha256: 'Wählen Sie beim Identitätsanbieter RSA-SHA256.',
    remove_rewriting_proxy: 'Entfernen Sie Proxys, die die Nachricht verändern.',
    upload_certificate: 'Laden Sie das aktuelle Signaturzertifikat des Identitätsanbieters hoch.',
    encrypt_with_gcm: 'Signieren Sie die ganze Antwort, oder verschlüsseln Sie Assertions mit AES-GCM.',
    compare_encryption_certificate:
      'Prüfen Sie, ob der Identitätsanbieter für das Zertifikat aus den Metadaten der Verbindung verschlüsselt.',
    set_acs_url: 'Tragen Sie beim Identitätsanbieter die ACS-URL der Verbindung ein.',
    set_idp_entity_id:
      'Tragen Sie die Entity-ID des Identitätsanbieters so ein, wie sie in seinen Metadaten steht.',
    send_name_id: 'Lassen Sie den Identitätsanbieter eine NameID und eine Bearer-Bestätigung senden.',
    start_again_once: 'Beginnen Sie die Anmeldung von vorn, und zwar in nur einem Fenster.',
    turn_off_resending: 'Bleibt das Problem bestehen, prüfen Sie, ob etwas die Antwort zweimal sendet.',
    start_here: 'Beginnen Sie auf der Anmeldeseite.',
    allow_idp_initiated:
      'Oder erlauben Sie in der Verbindung Anmeldungen, die beim Identitätsanbieter beginnen.',
    set_audience: 'Tragen Sie beim Identitätsanbieter als Audience die Entity-ID der Verbindung ein.',
    send_authn_statement: 'Lassen Sie den Identitätsanbieter ein AuthnStatement mit seiner Zeit senden.',
    send_reference_to_operator: 'Senden Sie die Referenz an den Betreiber von Gatehouse.',
    register_application: 'Registrieren Sie die Anwendung mit ihrer Entity-ID.',
    register_acs_url: 'Registrieren Sie die ACS-URL der Anwendung, oder berichtigen Sie sie in der Anfrage.',
    correct_saml_request: 'Fordern Sie die Antwort über das HTTP-POST-Binding an.',
    open_sign_in_log: 'Öffnen Sie das Anmeldeprotokoll und suchen Sie nach der Referenz.',
    sync_application_clock: 'Gleichen Sie die Uhr der Anwendung mit einem Zeitserver ab.',
    allow_launch: 'Oder erlauben Sie in der Anwendung Anmeldungen aus Gatehouse.',
    reset_password: 'Wählen Sie „Passwort vergessen“, um ein neues festzulegen.',
    sign_in_instead: 'Melden Sie sich mit dem vorhandenen Konto an.',
    wait: 'Warten Sie einen Moment und versuchen Sie es noch einmal.',
    lift_rate_limit: 'Heben Sie die Begrenzung auf, wenn Sie die Person kennen.',
    newest_code: 'Geben Sie den neuesten Code ein, und jeden Code nur einmal.',
    sync_phone_clock: 'Stellen Sie die Uhr des Telefons auf automatisch.',
    reset_factor: 'Ist das Gerät verloren, entfernt ein Admin den Faktor.',
    remove_factor_first: 'Entfernen Sie zuerst einen Eintrag in den Kontoeinstellungen.',
    set_up_again: 'Beginnen Sie die Einrichtung von vorn.',
    add_other_factor: 'Fügen Sie zuerst eine andere Authentifizierungsmethode hinzu.',
    use_existing_passkey: 'Verwenden Sie den vorhandenen Passkey.',
    sign_in_as_invited: 'Melden Sie sich mit der eingeladenen Adresse an.',
    register_redirect_uri:
      'Registrieren Sie die gesendete Redirect-URI, oder berichtigen Sie sie in der Anfrage.',
    check_client_id: 'Vergleichen Sie die Client-ID mit der auf der Seite der Anwendung.',
    enable_application: 'Aktivieren Sie die Anwendung.',
    open_sign_in_problems: 'Öffnen Sie „Anmeldeprobleme“ auf der Seite der Anwendung.',
    use_current_secret: 'Verwenden Sie ein Client-Secret, das als gültig aufgeführt ist.',
    rotate_secret: 'Oder erzeugen Sie ein neues Secret und ersetzen Sie es in der Anwendung.',
    use_registered_method:
      'Verwenden Sie die registrierte Client-Authentifizierung, oder ändern Sie die Registrierung.',
    check_client_assertion:
      'Signieren Sie die Client-Assertion mit einem registrierten Schlüssel, und senden Sie iss, sub, aud, exp und jti.',
    set_assertion_audience: 'Setzen Sie aud auf den Aussteller.',
    new_jti: 'Erzeugen Sie für jede Anfrage eine neue Client-Assertion mit neuer jti.',
    send_certificate:
      'Rufen Sie die Endpunkte aus mtls_endpoint_aliases in den Metadaten des Ausstellers auf, und senden Sie das Client-Zertifikat.',
    renew_client_certificate: 'Erneuern Sie das Client-Zertifikat der Anwendung, und prüfen Sie ihre Uhr.',
    register_authority:
      'Registrieren Sie die Zertifizierungsstelle mit ihren Zwischenzertifikaten in den Einstellungen der Anwendung. Das Zertifikat muss Client-Authentifizierung erlauben.',
    use_registered_certificate:
      'Verwenden Sie das registrierte Zertifikat, oder registrieren Sie den Inhaber dieses Zertifikats. Senden Sie einen gebundenen Token mit dem Zertifikat, mit dem er angefordert wurde.',
    send_pkce: 'Senden Sie code_challenge mit S256, und code_verifier mit der Token-Anfrage.',
    keep_verifier:
      'Bewahren Sie den Code-Verifier in der Sitzung des Browsers auf, der die Anmeldung beginnt.',
    allow_scope: 'Erlauben Sie den Scope in den Einstellungen der Anwendung, oder fordern Sie ihn nicht an.',
    allow_resource: 'Erlauben Sie die API in den Einstellungen der Anwendung, oder fordern Sie sie nicht an.',
    allow_grant: 'Erlauben Sie den Grant-Typ in den Einstellungen der Anwendung.',
    allow_registration: 'Öffnen Sie „Client-Registrierung“, und erlauben Sie, was die Anwendung verlangt.',
    use_registration_token:
      'Senden Sie ein gültiges Token als Bearer-Token. Initial Access Tokens legt ein Administrator unter „Client-Registrierung“ an.',
    correct_metadata:
      'Korrigieren Sie das Feld der Metadaten, das die Meldung nennt, und registrieren Sie erneut.',
    keep_client_id: 'Speichern Sie die Client-ID der ersten Registrierung, und verwenden Sie sie wieder.',
    present_live_token:
      'Tauschen Sie ein noch aktives Access Token dieses Issuers ein, das für eine API angefordert wurde.',
    allow_actor:
      'Fügen Sie die Client-ID bei der Anwendung des Tokens oder bei ihrer API unter „Darf handeln“ hinzu.',
    ask_for_less: 'Verlangen Sie nicht mehr Scopes, als das Token hat, und nur für seine API.',
    allow_downstream:
      'Für eine andere API: Tragen Sie unter „Nachgelagerte APIs“ ein, was ein Scope dort wert ist, und erlauben Sie der Anwendung, ihn anzufordern.',
    shorten_chain: 'Lassen Sie die ersten Dienste ihr Token weitergeben oder ein eigenes verwenden.',
    trust_workload:
      'Vergleichen Sie Issuer, Subject, Audience und Claims des Tokens mit den Workload-Identitäten der Anwendung.',
    check_workload_token:
      'Fordern Sie für jeden Lauf ein neues Token an, und prüfen Sie, ob der Issuer seine Konfiguration und Schlüssel veröffentlicht.',
    exchange_once: 'Tauschen Sie jeden Code einmal ein, und zwar sofort nach der Weiterleitung.',
    same_redirect_uri: 'Senden Sie in beiden Anfragen dieselbe Redirect-URI.',
    sign_in_anew: 'Beginnen Sie eine neue Autorisierungsanfrage.',
    store_newest_refresh_token:
      'Speichern Sie das neueste Refresh-Token, und lassen Sie nur einen Prozess zur selben Zeit erneuern.',
    check_dpop: 'Erzeugen Sie für jede Anfrage einen DPoP-Nachweis mit demselben Schlüssel.',
    check_request_object:
      'Lassen Sie signierte Anfragen der Anwendung zu, und registrieren Sie ihre öffentlichen Schlüssel. Senden Sie ein Request Object, das mit einem davon und dem registrierten Algorithmus signiert ist, mit iss, aud, client_id und allen Parametern, und für hohe Sicherheit mit nbf und exp.',
    correct_request: 'Berichtigen Sie den Parameter, den error_description nennt.',
    ask_without_prompt_none: 'Wiederholen Sie die Anfrage ohne prompt=none.',
    use_other_account: 'Verwenden Sie ein Konto jener Organisation.',
    assign_user: 'Weisen Sie den Benutzer oder eine seiner Gruppen der Anwendung zu.',
    show_new_device_code: 'Lassen Sie das Gerät einen neuen Code anzeigen.',
    poll_slowly: 'Fragen Sie im angegebenen Abstand nach, bis der Vorgang endet.',
    add_capacity: 'Fügen Sie eine Instanz oder Prozessoren hinzu, wenn dies anhält.',
    check_database: 'Prüfen Sie die Datenbank und ihre Verbindungen.',
    search_log: 'Suchen Sie im Protokoll nach der Referenz.',
  },
  value: {
    account: 'Konto',
    acs_url: 'ACS-URL',
    algorithm: 'Algorithmus',
    answer: 'Antwort',
    attribute: 'Attribut',
    audience: 'Audience',
    certificate: 'Zertifikat (SHA-256-Fingerabdruck)',
    client_id: 'Client-ID',
    clock: 'Uhrabweichung in Sekunden',
    code_challenge: 'Code-Challenge',
    count: 'Anzahl',
    destination: 'Ziel (Destination)',
    domain: 'Domain',
    element: 'Nachricht',
    grant_type: 'Grant-Typ',
    in_response_to: 'InResponseTo',
    issuer: 'Aussteller',
    method: 'Client-Authentifizierung',
    network: 'Netzwerk',
    recipient: 'Empfänger (Recipient)',
    redirect_uri: 'Redirect-URI',
    resource: 'API',
    risk_signals: 'Anzeichen für Risiko',
    scope: 'Scope',
    secret: 'Client-Secret',
    size: 'Größe in Byte',
    status: 'Status',
    time: 'Zeit',
    url: 'Adresse',
  },
  fixedBy: {
    person: 'Der Benutzer',
    organization_admin: 'Ein Admin der Organisation',
    idp_admin: 'Der Admin des Identitätsanbieters',
    application_developer: 'Die Entwickler der Anwendung',
    operator: 'Der Betreiber von Gatehouse',
  },
  family: {
    openid: 'OpenID Connect',
    saml: 'SAML',
    directory: 'LDAP und Active Directory',
    password: 'Passwörter',
    factor: 'Zweite Faktoren',
    passkey: 'Passkeys',
    invitation: 'Einladungen',
    application: 'Anwendungen',
    policy: 'Konten und Richtlinien',
    browser: 'Browser',
    platform: 'Plattform',
  },
} satisfies CauseTexts;
