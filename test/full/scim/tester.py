"""Runs scim2-tester against SCIM_URL and prints each result as a line of JSON."""

import json
import os

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import check_server

http = Client(
    base_url=os.environ["SCIM_URL"],
    headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"},
    timeout=60,
)
for result in check_server(SyncSCIMClient(http)):
    print(json.dumps({"status": result.status.name, "title": result.title, "reason": result.reason}))
