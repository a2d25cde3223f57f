-- Licence codes that were missing (trade-services.md 0A.2), more kinds of papers, and offices and tariff lines that forms are tried with.
insert into reference_item (id, list_code, value, parent, label, extra, sort, status, created_at, updated_at)
select gen_random_uuid(), row.list, row.value, row.parent, jsonb_build_object('zh_CN', row.zh, 'en_US', row.en), row.extra::jsonb, row.sort, 'enabled', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z'
from (values
  ('doc_code', '5', null::text, '纺织品临时出口许可证', 'Temporary export licence for textiles', '{}', 110),
  ('doc_code', 'L', null, '药品进出口准许证', 'Permit for medicines subject to control', '{}', 120),
  ('doc_code', 'M', null, '密码产品和设备进口许可证', 'Import licence for cryptographic products', '{}', 130),
  ('doc_code', 'O', null, '自动进口许可证（新旧机电产品）', 'Automatic import licence (machinery and electronics)', '{}', 140),
  ('doc_code', 'P', null, '固体废物进口许可证', 'Import licence for solid waste', '{}', 150),
  ('doc_code', 'Q', null, '进口药品通关单', 'Clearance form for imported medicines', '{}', 160),
  ('doc_code', 'R', null, '进口兽药通关单', 'Clearance form for imported veterinary medicines', '{}', 170),
  ('doc_code', 'S', null, '进出口农药登记证明', 'Registration certificate for pesticides', '{}', 180),
  ('doc_code', 'U', null, '合法捕捞产品通关证明', 'Certificate of lawfully caught products', '{}', 190),
  ('doc_code', 'V', null, '人类遗传资源材料出口、出境证明', 'Export certificate for human genetic resources', '{}', 200),
  ('doc_code', 'W', null, '麻醉药品进出口准许证', 'Permit for narcotic drugs', '{}', 210),
  ('doc_code', 'Y', null, '原产地证明', 'Certificate of origin', '{}', 220),
  ('doc_code', 'k', null, '民用爆炸物品进口审批单', 'Import approval for civil explosives', '{}', 230),
  ('doc_code', 'n', null, '音像制品进口批准单', 'Import approval for audio-visual products', '{}', 240),
  ('doc_code', 't', null, '关税配额证明', 'Tariff quota certificate', '{}', 250),
  ('doc_code', 'x', null, '出口许可证（加工贸易）', 'Export licence (processing trade)', '{}', 260),
  ('doc_code', 'y', null, '出口许可证（边境小额贸易）', 'Export licence (border trade)', '{}', 270),
  ('doc_code', 'z', null, '古生物化石出境批件', 'Exit approval for fossils', '{}', 280),
  ('customs_office', '2900', null, '杭州关区', 'Hangzhou customs district', '{}', 0),
  ('customs_office', '2904', '2900', '嘉兴海关', 'Jiaxing Customs', '{}', 0),
  ('customs_office', '3100', null, '宁波关区', 'Ningbo customs district', '{}', 0),
  ('customs_office', '3104', '3100', '北仑海关', 'Beilun Customs', '{}', 0),
  ('customs_office', '2200', null, '上海海关', 'Shanghai customs district', '{}', 0),
  ('customs_office', '2248', '2200', '洋山海关（港区）', 'Yangshan Customs (port)', '{}', 0),
  ('hs_code', '6110300090', '611030', '化纤制针织或钩编的套头衫、开襟衫、马甲及类似品', 'Jerseys, pullovers, cardigans and similar articles of man-made fibres, knitted or crocheted', '{"unit1": "011", "unit2": "035", "vatRate": "0.13", "refundRate": "0.13"}', 0),
  ('hs_code', '6110110000', '611011', '羊毛制针织或钩编的套头衫、开襟衫、马甲及类似品', 'Jerseys, pullovers, cardigans and similar articles of wool, knitted or crocheted', '{"unit1": "011", "unit2": "035", "vatRate": "0.13", "refundRate": "0.13"}', 0),
  ('hs_code', '6117109000', '611710', '其他针织或钩编的披巾、头巾、围巾', 'Other shawls, scarves and mufflers, knitted or crocheted', '{"unit1": "011", "unit2": "035", "vatRate": "0.13", "refundRate": "0.13"}', 0)
) as row (list, value, parent, zh, en, extra, sort)
where not exists (select 1 from reference_item known where known.list_code = row.list and known.value = row.value);

-- Declaration elements of knitted clothing; what stands in brackets may stay empty.
update reference_item set extra = extra || '{"elements": "品牌类型;出口享惠情况;织造方法;种类;类别;成分含量;品牌;货号;(GTIN);(其他)"}', version = version + 1
where list_code = 'hs_code' and value = '6110' and not extra ? 'elements';
insert into reference_item (id, list_code, value, parent, label, extra, sort, status, created_at, updated_at)
select gen_random_uuid(), 'hs_code', '6110', '61', '{"zh_CN": "针织或钩编的套头衫、开襟衫、马甲及类似品", "en_US": "Jerseys, pullovers, cardigans, waistcoats and similar articles, knitted or crocheted"}',
  '{"elements": "品牌类型;出口享惠情况;织造方法;种类;类别;成分含量;品牌;货号;(GTIN);(其他)"}', 0, 'enabled', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z'
where not exists (select 1 from reference_item where list_code = 'hs_code' and value = '6110');
-- Bulk tags like GTIN and CAS are not asked of everybody.
update reference_item set extra = extra || '{"elements": "brand type;export preference;composition;brand;article no.;(GTIN);(CAS);(other)"}', version = version + 1
where list_code = 'hs_code' and value = '6301' and extra ->> 'elements' = 'brand type;export preference;composition;brand;article no.;GTIN;CAS;other';
update reference_list set version = version + 1 where code in ('doc_code', 'hs_code', 'customs_office');
