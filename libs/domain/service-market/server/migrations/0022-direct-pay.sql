-- Whether customers may pay the provider past the platform: not where nobody said so.
update service set
  content = content || '{"directPay": false, "directPayInstructions": ""}',
  revision = revision || '{"directPay": false, "directPayInstructions": ""}';
update service_version set content = content || '{"directPay": false, "directPayInstructions": ""}';
