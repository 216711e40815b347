/** Made for these tests with `openssl pkcs12 -export`; not used anywhere else. */
export const PKCS12 = Buffer.from(
  'MIIELAIBAzCCA+IGCSqGSIb3DQEHAaCCA9MEggPPMIIDyzCCAoIGCSqGSIb3DQEHBqCCAnMwggJvAgEAMIICaAYJKoZIhvcNAQcB' +
    'MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAj1Z1QIloyxSwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEJ1K' +
    'NjTl71z+awq9eSdo1jmAggIA9Bc4cCSi+L2F14VkPMa8qqEWM7b7R/Sk6uebXMCd9+IfhCbXP0GTeRsQdgR+XsWB90kbPJNzJV7c' +
    'JB4QpeQktrv0tNZc8vSmjr3U7gN254GRcv8fQ9aFQH5pbaSDMiCpSt/qtZwNkRj3gHxhySrtt720WOEL4sRpTIq/OprHuwytNHdx' +
    'HWNkC4t5OGSRwxgPWMfb3ffciU5RJ5Rq+4zrUIk40pedHra+LFdhi8DutCmIB+A5UroPstuNJzteZx7oc/u250gCJm5FPDdj3r0C' +
    'S1TjJjL2SBz2MQddq9tCPPEQ4YUqrBTB7RzEZyhIC9kxVmW59/k9BWx0QlQ2TbemxM8oKjCU8Ag5DLbdJJx+nlhM0v4QabAvFc8h' +
    'OkP3gePyNL2Mr2yoApqfGfm0Y/ctTtVqgbiJ2cXde5w1AEYjbG8mjVA2c/37CmwEKJlHQpRY3Dpq2WbPSNxGCH789VJKTdaxxnPM' +
    'Y4/lzZbX8RsBE1qT/ptCjc4GESIZ7EN5SuhfOPQSACjgg7j2/6VbIp94Brors+m21aPwi1d2zuEq5aVRo59PhKfZxYsBWvguoqmn' +
    'tGT9Usc7tFUfLmiO57U/FVlt/CQGcXLIP7lRu+nQT5SaMGUFjw+rbvWY57fdIsYJxsBzM9NjxBuWlU8EyJH0QLCrub2ZSH6o9/Xq' +
    '8ibZbh4wggFBBgkqhkiG9w0BBwGgggEyBIIBLjCCASowggEmBgsqhkiG9w0BDAoBAqCB7zCB7DBXBgkqhkiG9w0BBQ0wSjApBgkq' +
    'hkiG9w0BBQwwHAQInjplCGNe2kACAggAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBBJdUycpvA1TOEh2wk0VYjXBIGQ9GaT' +
    'Qnun9Pslg55TgbKmfozBO40CMcSaKPxQfk64Sx3pthYoK/ypWapjoyloFtrvbXpfvGdl8oH+AqlqDfrBImHqG/H2zz9tqxsAe7M6' +
    'u08ec8riOSiLpRtnIA9ZBy/WPtDG08i6lOzRRvwiqgqNfdBPYdTsbj9bN15VWvyeBUF7DKdNgRZYvlmVrgtx0zSAMSUwIwYJKoZI' +
    'hvcNAQkVMRYEFESD4RzCbflBYDdLN7dLN2Msg6w0MEEwMTANBglghkgBZQMEAgEFAAQgboyxUx6smqigzIHh+7lfOEfmYzekaUUF' +
    'y5hoDCO6uuAECFB/voneBGMvAgIIAA==',
  'base64',
);

export const PASSPHRASE = 'passphrase-of-the-tests';
