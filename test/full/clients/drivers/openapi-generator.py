"""Drives the Python client of openapi-generator."""

import os
import uuid

from openapi_client import (
    AccountApi, ApiClient, ApiException, AuditApi, AuthApi, ChangeTenantRole, ClaimDomain, Configuration,
    CreateOAuthClient, CreateTenantRole, DomainsApi, Login, OAuth2Api, TenantsApi, UpdateAccount,
    UsersApi,
)

EMAIL = os.environ["EMAIL"]
configuration = Configuration(host=os.environ["BASE_URL"])
api = ApiClient(configuration)
auth, users, domains = AuthApi(api), UsersApi(api), DomainsApi(api)
accounts, clients, tenants = AccountApi(api), OAuth2Api(api), TenantsApi(api)

login = auth.login(Login(email=EMAIL, password=os.environ["PASSWORD"])).actual_instance
assert login.status == "authenticated", login
configuration.access_token = login.access_token

me = auth.me()
assert me.user.email == EMAIL

account = accounts.get_account()
renamed = accounts.update_account(UpdateAccount(firstName="Ada", lastName="Lovelace", version=account.version))
assert renamed.first_name == "Ada"
assert tenants.get_organization().name == "Acme"

assert me.user.id in [user.id for user in users.list_users(limit=5).items]
assert users.get_user(me.user.id).email == EMAIL

role = users.create_role(CreateTenantRole(name="Help desk", permissions=["user_management"]))
changed = users.change_role(
    role.id, ChangeTenantRole(version=role.version, name="Service desk", permissions=["user_management"])
)
assert changed.name == "Service desk"
assert role.id in [item.id for item in users.list_roles().items]
users.delete_role(role.id)

domain = domains.claim_domain(ClaimDomain(domain="openapi-generator.example"))
assert domains.get_domain(domain.id).status == "pending"
assert len(domains.list_domains().items) == 1
domains.remove_domain(domain.id)

application = clients.create_o_auth_client(
    CreateOAuthClient(name="Wiki", redirect_uris=["https://wiki.example/callback"])
)
assert clients.get_o_auth_client(application.id).name == "Wiki"
assert len(clients.list_o_auth_clients().items) == 1
clients.delete_o_auth_client(application.id)

assert any(event.action.startswith("role.") for event in AuditApi(api).list_audit_events(limit=50).items)
assert tenants.get_sign_in_policy().version >= 0

try:
    users.get_user(uuid.uuid4())
    raise AssertionError("an unknown user was found")
except ApiException as error:
    assert error.status == 404
auth.logout()
try:
    auth.me()
    raise AssertionError("the session did not end")
except ApiException as error:
    assert error.status == 401
