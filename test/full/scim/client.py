"""Goes through the life of a user and a group with scim2-client, which holds each answer against its own models."""

import os

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_models import PatchOp, PatchOperation, SearchRequest

http = Client(
    base_url=os.environ["SCIM_URL"],
    headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"},
    timeout=60,
)
scim = SyncSCIMClient(http)
scim.discover()
User = scim.get_resource_model("User")
Group = scim.get_resource_model("Group")

user = scim.create(User(user_name="ada@client.example", display_name="Ada", active=True))
assert user.meta.location.endswith(f"/Users/{user.id}"), user.meta.location
assert scim.query(User, user.id).user_name == "ada@client.example"

found = scim.query(User, query_parameters=SearchRequest(filter='displayName eq "ADA"', attributes=["userName"]))
assert [one.id for one in found.resources] == [user.id], found
assert found.resources[0].display_name is None, found

user.display_name = "Ada Lovelace"
assert scim.replace(user).display_name == "Ada Lovelace"

operation = PatchOperation(op=PatchOperation.Op.replace_, path="title", value="Countess")
patched = scim.modify(User, user.id, PatchOp[User](operations=[operation]))
assert (patched or scim.query(User, user.id)).title == "Countess"

group = scim.create(Group(display_name="Analysts", members=[Group.Members(value=user.id)]))
assert [member.value for member in group.members] == [user.id], group
assert [one.value for one in scim.query(User, user.id).groups] == [group.id]

everything = scim.search(SearchRequest(filter='meta.resourceType eq "Group"'))
assert group.id in [one.id for one in everything.resources]

first = scim.query(User, query_parameters=SearchRequest(start_index=1, count=1))
assert first.items_per_page == 1, first

scim.delete(Group, group.id)
scim.delete(User, user.id)
print("done")
