-- Goods that many countries ask a proof of conformity for, by chapter of the tariff or whatever is below one: machines, electrical goods,
-- vehicles, instruments, toys. Operators add and switch off, for all or for their region.
insert into reference_list (code, extensible, searched, system, updated_at) values
  ('conformity_goods', true, false, true, '2026-11-24T00:00:00Z');
insert into reference_item (id, list_code, value, label, sort, status, created_at, updated_at)
select gen_random_uuid(), 'conformity_goods', row.value, jsonb_build_object('zh_CN', row.zh, 'en_US', row.en), row.sort, 'enabled', '2026-11-24T00:00:00Z', '2026-11-24T00:00:00Z'
from (values
  ('84', '机械器具及零件', 'Machinery and mechanical appliances', 10),
  ('85', '电机、电气设备及其零件', 'Electrical machinery and equipment', 20),
  ('87', '车辆及其零件', 'Vehicles and their parts', 30),
  ('90', '光学、计量、医疗仪器及设备', 'Optical, measuring and medical instruments', 40),
  ('95', '玩具、游戏品、运动用品', 'Toys, games and sports goods', 50)
) as row (value, zh, en, sort);
