"""The mock in a process of its own, for tests in Python. It needs only the standard library."""

import base64
import hashlib
import hmac
import http.server
import json
import os
import queue
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request


class MockError(Exception):
    """Raised when a call of the control API fails. The message says why."""


class MockService:
    """Starts `sanguine mock`, controls it, and sends requests to the service."""

    def __init__(self, *options):
        command = shlex.split(os.environ.get("SANGUINE", "npx sanguine"))
        arguments = ["mock", "--port", "0", "--orders", "manual", "--json", *options]
        self._process = subprocess.Popen(command + arguments, stdout=subprocess.PIPE, text=True)
        line = self._process.stdout.readline()
        if not line:
            raise MockError(f"{command[0]} ended with {self._process.wait()}.")
        started = json.loads(line)
        self.url = started["url"]
        self.api_key = started["api_key"]
        self._token = started["control_token"]
        self._wait_until_ready()

    def _wait_until_ready(self):
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as response:
                    if response.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise MockError("The mock is not ready after 30 seconds.")

    def control(self, method, **arguments):
        """Calls a method of the control API, such as `clock.advance`, with arguments by name."""
        path = "/__mock/v1/" + method.replace(".", "/")
        status, body = self._send("POST", path, arguments, {"authorization": f"Bearer {self._token}"})
        if status >= 400:
            raise MockError(f"{method}: {body['detail']} (status {status})")
        return body

    def request(self, method, path, body=None):
        """Sends a request to the service with the API key. Returns the status and the body."""
        return self._send(method, path, body, {"x-service-api-key": self.api_key})

    def _send(self, method, path, body, headers):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method)
        for name, value in {**headers, "content-type": "application/json"}.items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, _parse(response.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _parse(error.read())

    def close(self):
        """Stops the mock."""
        self._process.terminate()
        self._process.wait(timeout=30)
        self._process.stdout.close()


class WebhookReceiver:
    """Receives webhooks at a port of this machine."""

    def __init__(self):
        received = self._received = queue.Queue()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                received.put((self.headers, body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_):
                """Logs nothing, because webhooks contain personal data."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/webhooks"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self):
        """Returns the headers and the body of the next webhook."""
        return self._received.get(timeout=30)

    def close(self):
        """Stops the receiver."""
        self._server.shutdown()
        self._server.server_close()


def verify_signature(secret, headers, body, now, tolerance=300):
    """Returns whether a webhook is signed with the secret and not too old. `now` is in seconds since 1970."""
    timestamp = headers["webhook-timestamp"]
    if abs(now - int(timestamp)) > tolerance:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = [each.partition(",") for each in headers["webhook-signature"].split(" ")]
    return any(version == "v1" and hmac.compare_digest(expected, value) for version, _, value in signatures)


def _parse(body):
    return json.loads(body) if body else None
