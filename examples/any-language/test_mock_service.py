"""Tests a program against the mock. Run them with pytest, or with: python3 -m unittest"""

import json
import unittest

from mock_service import MockError, MockService, WebhookReceiver, verify_signature


class MockServiceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.mock = MockService("--now", "2026-02-01T08:00:00Z")

    @classmethod
    def tearDownClass(cls):
        cls.mock.close()

    def setUp(self):
        # Every test starts with an empty service.
        self.mock.control("reset")

    def test_calls_the_service_with_seeded_data(self):
        user = self.mock.control("users.create", seed={"client_user_id": "u-42"})
        status, body = self.mock.request("GET", f"/v2/user/{user['user_id']}")
        self.assertEqual((status, body["client_user_id"]), (200, "u-42"))

    def test_moves_time(self):
        self.mock.control("clock.advanceTo", time="2026-02-02T08:00:00Z")
        self.mock.control("clock.advance", duration="7d")
        self.assertTrue(self.mock.control("clock.iso").startswith("2026-02-09T08:00:"))

    def test_verifies_the_signature_of_a_webhook(self):
        receiver = WebhookReceiver()
        self.addCleanup(receiver.close)
        endpoint = self.mock.control("webhooks.register", seed={"url": receiver.url})
        order = self.mock.control("orders.create", seed={"method": "testkit"})
        headers, body = receiver.next()
        now = self.mock.control("clock.now") / 1000
        secret = endpoint["secrets"][0]
        self.assertTrue(verify_signature(secret, headers, body, now))
        self.assertFalse(verify_signature(secret, headers, body + b" ", now))
        self.assertFalse(verify_signature(secret, headers, body, now + 301))
        event = json.loads(body)
        self.assertEqual(event["event_type"], "labtest.order.created")
        self.assertEqual(event["data"]["id"], order["id"])

    def test_survives_a_fault(self):
        self.mock.control("faults.add", rule={"operation": "users.list", "status": 503, "times": 1})
        self.assertEqual(self.mock.request("GET", "/v2/user")[0], 503)
        self.assertEqual(self.mock.request("GET", "/v2/user")[0], 200)

    def test_reads_the_journal(self):
        self.mock.request("POST", "/v2/user", {"client_user_id": "u-1"})
        self.mock.request("POST", "/v2/user", {})
        journal = self.mock.control("requests.list", filter={"operation": "users.create"})
        self.assertEqual([entry["status"] for entry in journal], [200, 422])
        self.assertEqual(self.mock.control("requests.unmatched"), [])

    def test_says_what_is_wrong_with_a_call(self):
        with self.assertRaisesRegex(MockError, "Did you mean"):
            self.mock.control("users.crate")


if __name__ == "__main__":
    unittest.main()
