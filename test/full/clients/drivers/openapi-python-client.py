"""Drives the client of openapi-python-client."""

import os
import uuid

from gatehouse_api_client import AuthenticatedClient, Client
from gatehouse_api_client import models
from gatehouse_api_client.api.account import get_account, update_account
from gatehouse_api_client.api.audit import list_audit_events
from gatehouse_api_client.api.auth import login, logout, me
from gatehouse_api_client.api.domains import claim_domain, get_domain, list_domains, remove_domain
from gatehouse_api_client.api.o_auth_2 import (
    create_o_auth_client, delete_o_auth_client, get_o_auth_client, list_o_auth_clients,
)
from gatehouse_api_client.api.tenants import get_organization, get_sign_in_policy
from gatehouse_api_client.api.users import change_role, create_role, delete_role, get_user, list_roles, list_users

BASE_URL, EMAIL = os.environ["BASE_URL"], os.environ["EMAIL"]


def done(response):
    assert response.status_code < 300, response
    return response.parsed


signed_in = done(
    login.sync_detailed(
        client=Client(base_url=BASE_URL), body=models.Login(email=EMAIL, password=os.environ["PASSWORD"])
    )
)
api = AuthenticatedClient(base_url=BASE_URL, token=signed_in.access_token)

who = done(me.sync_detailed(client=api))
assert who.user.email == EMAIL

account = done(get_account.sync_detailed(client=api))
renamed = done(
    update_account.sync_detailed(
        client=api, body=models.UpdateAccount(first_name="Ada", last_name="Lovelace", version=account.version)
    )
)
assert renamed.first_name == "Ada"
assert done(get_organization.sync_detailed(client=api)).name == "Acme"

assert who.user.id in [user.id for user in done(list_users.sync_detailed(client=api, limit=5)).items]
assert done(get_user.sync_detailed(who.user.id, client=api)).email == EMAIL

permissions = [models.TenantRolePermission.USER_MANAGEMENT]
role = done(
    create_role.sync_detailed(client=api, body=models.CreateTenantRole(name="Help desk", permissions=permissions))
)
changed = done(
    change_role.sync_detailed(
        role.id,
        client=api,
        body=models.ChangeTenantRole(version=role.version, name="Service desk", permissions=permissions),
    )
)
assert changed.name == "Service desk"
assert role.id in [item.id for item in done(list_roles.sync_detailed(client=api)).items]
done(delete_role.sync_detailed(role.id, client=api))

domain = done(claim_domain.sync_detailed(client=api, body=models.ClaimDomain(domain="python-client.example")))
assert done(get_domain.sync_detailed(domain.id, client=api)).status == "pending"
assert len(done(list_domains.sync_detailed(client=api)).items) == 1
done(remove_domain.sync_detailed(domain.id, client=api))

application = done(
    create_o_auth_client.sync_detailed(
        client=api, body=models.CreateOAuthClient(name="Wiki", redirect_uris=["https://wiki.example/callback"])
    )
)
assert done(get_o_auth_client.sync_detailed(application.id, client=api)).name == "Wiki"
assert len(done(list_o_auth_clients.sync_detailed(client=api)).items) == 1
done(delete_o_auth_client.sync_detailed(application.id, client=api))

events = done(list_audit_events.sync_detailed(client=api, limit=50)).items
assert any(event.action.startswith("role.") for event in events)
assert done(get_sign_in_policy.sync_detailed(client=api)).version >= 0

assert get_user.sync_detailed(uuid.uuid4(), client=api).status_code == 404
done(logout.sync_detailed(client=api))
assert me.sync_detailed(client=api).status_code == 401
