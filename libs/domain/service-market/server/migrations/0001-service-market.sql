create table service_category (
  id uuid primary key,
  parent_id uuid references service_category (id),
  code text not null unique,
  name jsonb not null,
  -- The name in all languages in lower case, for the keyword.
  search_text text not null default '',
  icon text,
  level integer not null check (level between 1 and 3),
  sort integer not null,
  flow_code text not null check (flow_code in ('GENERIC', 'CUSTOMS', 'DRAWBACK', 'TMS', 'LC')),
  required_qualifications text[] not null,
  commission_rate numeric(5, 2) not null check (commission_rate between 0 and 100),
  settlement_days integer not null,
  after_sale_days integer not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create index service_category_order on service_category (parent_id, sort);

create table service (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  provider_company_id uuid not null,
  status text not null check (status in ('draft', 'pending_review', 'approved', 'on_shelf', 'revision_review', 'off_shelf', 'rejected',
    'disabled', 'removed')),
  version integer not null,
  -- What its provider wrote and, on the market, what visitors see.
  content jsonb not null,
  -- The changed content of a service on the market, in review or refused.
  revision jsonb,
  -- Taken from `content` whenever that is written: what lists filter, sort and show.
  category_code text not null references service_category (code),
  price_mode text check (price_mode in ('fixed', 'from', 'negotiable', 'percent')),
  price_from numeric(16, 4),
  currency text,
  unit text,
  delivery_days_max integer,
  languages text[] not null,
  countries text[] not null,
  proof_count integer not null,
  search_text text not null,
  reject_reason text,
  submitted_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index service_provider on service (provider_company_id, updated_at desc, id desc) where status <> 'removed';
create index service_provider_status on service (provider_company_id, status, updated_at desc, id desc) where status <> 'removed';
create index service_queue on service (region_id, status, submitted_at desc, id desc);
create index service_region on service (region_id, updated_at desc, id desc) where status not in ('draft', 'removed');
create index service_newest on service (region_id, published_at desc, id desc) where status in ('on_shelf', 'revision_review');
create index service_recommended on service (region_id, proof_count desc, published_at desc, id desc)
  where status in ('on_shelf', 'revision_review');
create index service_category_listed on service (region_id, category_code, published_at desc, id desc)
  where status in ('on_shelf', 'revision_review');
create index service_price on service (region_id, currency, price_from, id) where status in ('on_shelf', 'revision_review');
create index service_delivery on service (region_id, delivery_days_max, id) where status in ('on_shelf', 'revision_review');
create index service_search on service using gin (search_text gin_trgm_ops);

insert into service_category (id, parent_id, code, name, icon, level, sort, flow_code, required_qualifications, commission_rate,
  settlement_days, after_sale_days) values
  ('01990000-0000-7000-8a00-000000000001', null, 'CUSTOMS_TAX', '{"zh_CN":"通关与税务","in_ID":"Kepabeanan dan Pajak","vi_VN":"Hải quan và thuế","en_US":"Customs and Tax","th_TH":"ศุลกากรและภาษี","de_DE":"Zoll und Steuern","ja_JP":"通関・税務","ko_KR":"통관 및 세무","es_ES":"Aduanas e impuestos","fr_FR":"Douane et fiscalité","ru_RU":"Таможня и налоги","it_IT":"Dogane e fiscalità","ms_MY":"Kastam dan Cukai"}', 'customs', 1, 10, 'GENERIC', '{}', 0, 7, 15),
  ('01990000-0000-7000-8a00-000000000002', '01990000-0000-7000-8a00-000000000001', 'CUSTOMS', '{"zh_CN":"报关","in_ID":"Pemberitahuan Pabean","vi_VN":"Khai báo hải quan","en_US":"Customs Declaration","th_TH":"พิธีการศุลกากร","de_DE":"Zollanmeldung","ja_JP":"通関申告","ko_KR":"통관 신고","es_ES":"Despacho de aduanas","fr_FR":"Déclaration en douane","ru_RU":"Таможенное декларирование","it_IT":"Dichiarazione doganale","ms_MY":"Pengisytiharan Kastam"}', 'declaration', 2, 10, 'CUSTOMS', '{customs_broker_record}', 3, 7, 30),
  ('01990000-0000-7000-8a00-000000000003', '01990000-0000-7000-8a00-000000000001', 'DRAWBACK', '{"zh_CN":"出口退税","in_ID":"Restitusi Pajak Ekspor","vi_VN":"Hoàn thuế xuất khẩu","en_US":"Export Tax Refund","th_TH":"คืนภาษีส่งออก","de_DE":"Exportsteuererstattung","ja_JP":"輸出税還付","ko_KR":"수출세 환급","es_ES":"Devolución de impuestos a la exportación","fr_FR":"Remboursement de taxe à l’export","ru_RU":"Возврат экспортного налога","it_IT":"Rimborso fiscale all’esportazione","ms_MY":"Bayaran Balik Cukai Eksport"}', 'refund', 2, 20, 'DRAWBACK', '{tax_agent_registration}', 3, 15, 60),
  ('01990000-0000-7000-8a00-000000000004', '01990000-0000-7000-8a00-000000000001', 'TAX_AGENT', '{"zh_CN":"财税代理","in_ID":"Jasa Pajak dan Pembukuan","vi_VN":"Đại lý thuế và kế toán","en_US":"Tax and Bookkeeping","th_TH":"ตัวแทนภาษีและบัญชี","de_DE":"Steuer und Buchführung","ja_JP":"税務・記帳代行","ko_KR":"세무 및 기장 대행","es_ES":"Gestoría fiscal y contable","fr_FR":"Fiscalité et comptabilité","ru_RU":"Налоги и бухгалтерия","it_IT":"Consulenza fiscale e contabile","ms_MY":"Ejen Cukai dan Simpan Kira"}', 'tax', 2, 30, 'GENERIC', '{tax_agent_registration}', 5, 7, 30),
  ('01990000-0000-7000-8a00-000000000005', null, 'FINANCE_FX', '{"zh_CN":"金融与外汇","in_ID":"Keuangan dan Valas","vi_VN":"Tài chính và ngoại hối","en_US":"Finance and Foreign Exchange","th_TH":"การเงินและเงินตราต่างประเทศ","de_DE":"Finanzen und Devisen","ja_JP":"金融・外国為替","ko_KR":"금융 및 외환","es_ES":"Finanzas y divisas","fr_FR":"Finance et change","ru_RU":"Финансы и валюта","it_IT":"Finanza e cambi","ms_MY":"Kewangan dan Pertukaran Asing"}', 'finance', 1, 20, 'GENERIC', '{}', 0, 7, 15),
  ('01990000-0000-7000-8a00-000000000006', '01990000-0000-7000-8a00-000000000005', 'LC_REVIEW', '{"zh_CN":"信用证审单","in_ID":"Pemeriksaan L/C","vi_VN":"Kiểm tra thư tín dụng","en_US":"Letter of Credit Review","th_TH":"ตรวจสอบเลตเตอร์ออฟเครดิต","de_DE":"Akkreditivprüfung","ja_JP":"信用状点検","ko_KR":"신용장 검토","es_ES":"Revisión de cartas de crédito","fr_FR":"Examen de crédits documentaires","ru_RU":"Проверка аккредитивов","it_IT":"Esame di lettere di credito","ms_MY":"Semakan Surat Kredit"}', 'letter-of-credit', 2, 10, 'LC', '{}', 5, 7, 30),
  ('01990000-0000-7000-8a00-000000000007', '01990000-0000-7000-8a00-000000000005', 'FX_COLLECTION', '{"zh_CN":"外汇收款","in_ID":"Penerimaan Valas","vi_VN":"Thu ngoại tệ","en_US":"Foreign Currency Collection","th_TH":"รับชำระเงินตราต่างประเทศ","de_DE":"Fremdwährungsinkasso","ja_JP":"外貨受取","ko_KR":"외화 수취","es_ES":"Cobro en divisas","fr_FR":"Encaissement en devises","ru_RU":"Получение валюты","it_IT":"Incasso in valuta","ms_MY":"Kutipan Mata Wang Asing"}', 'exchange', 2, 20, 'GENERIC', '{payment_licence}', 1, 3, 15),
  ('01990000-0000-7000-8a00-000000000008', '01990000-0000-7000-8a00-000000000005', 'FINANCE', '{"zh_CN":"贸易融资","in_ID":"Pembiayaan Perdagangan","vi_VN":"Tài trợ thương mại","en_US":"Trade Finance","th_TH":"สินเชื่อเพื่อการค้า","de_DE":"Handelsfinanzierung","ja_JP":"貿易金融","ko_KR":"무역 금융","es_ES":"Financiación del comercio","fr_FR":"Financement du commerce","ru_RU":"Торговое финансирование","it_IT":"Finanziamento del commercio","ms_MY":"Pembiayaan Perdagangan"}', 'loan', 2, 30, 'GENERIC', '{payment_licence}', 1, 7, 15),
  ('01990000-0000-7000-8a00-000000000009', '01990000-0000-7000-8a00-000000000005', 'INSURANCE', '{"zh_CN":"保险","in_ID":"Asuransi","vi_VN":"Bảo hiểm","en_US":"Insurance","th_TH":"ประกันภัย","de_DE":"Versicherung","ja_JP":"保険","ko_KR":"보험","es_ES":"Seguros","fr_FR":"Assurance","ru_RU":"Страхование","it_IT":"Assicurazione","ms_MY":"Insurans"}', 'insurance', 2, 40, 'GENERIC', '{insurance_intermediary_licence}', 5, 7, 30),
  ('01990000-0000-7000-8a00-000000000010', null, 'SHIPPING', '{"zh_CN":"运输与仓储","in_ID":"Pengiriman dan Gudang","vi_VN":"Vận chuyển và kho bãi","en_US":"Shipping and Storage","th_TH":"ขนส่งและคลังสินค้า","de_DE":"Transport und Lagerung","ja_JP":"輸送・保管","ko_KR":"운송 및 보관","es_ES":"Transporte y almacenaje","fr_FR":"Transport et entreposage","ru_RU":"Перевозка и хранение","it_IT":"Trasporto e stoccaggio","ms_MY":"Penghantaran dan Penyimpanan"}', 'shipping', 1, 30, 'GENERIC', '{}', 0, 7, 15),
  ('01990000-0000-7000-8a00-000000000011', '01990000-0000-7000-8a00-000000000010', 'LOGISTICS', '{"zh_CN":"国际物流","in_ID":"Logistik Internasional","vi_VN":"Logistics quốc tế","en_US":"International Logistics","th_TH":"โลจิสติกส์ระหว่างประเทศ","de_DE":"Internationale Logistik","ja_JP":"国際物流","ko_KR":"국제 물류","es_ES":"Logística internacional","fr_FR":"Logistique internationale","ru_RU":"Международная логистика","it_IT":"Logistica internazionale","ms_MY":"Logistik Antarabangsa"}', 'truck', 2, 10, 'TMS', '{nvocc_record}', 3, 7, 15),
  ('01990000-0000-7000-8a00-000000000012', '01990000-0000-7000-8a00-000000000010', 'WAREHOUSE', '{"zh_CN":"仓储","in_ID":"Pergudangan","vi_VN":"Kho bãi","en_US":"Warehousing","th_TH":"คลังสินค้า","de_DE":"Lagerhaltung","ja_JP":"倉庫","ko_KR":"창고 보관","es_ES":"Almacenaje","fr_FR":"Entreposage","ru_RU":"Складирование","it_IT":"Magazzinaggio","ms_MY":"Pergudangan"}', 'warehouse', 2, 20, 'GENERIC', '{warehouse_licence}', 5, 7, 15),
  ('01990000-0000-7000-8a00-000000000013', null, 'QUALITY', '{"zh_CN":"质量与合规","in_ID":"Mutu dan Kepatuhan","vi_VN":"Chất lượng và tuân thủ","en_US":"Quality and Compliance","th_TH":"คุณภาพและการปฏิบัติตามข้อกำหนด","de_DE":"Qualität und Konformität","ja_JP":"品質・適合","ko_KR":"품질 및 규정 준수","es_ES":"Calidad y conformidad","fr_FR":"Qualité et conformité","ru_RU":"Качество и соответствие","it_IT":"Qualità e conformità","ms_MY":"Kualiti dan Pematuhan"}', 'quality', 1, 40, 'GENERIC', '{}', 0, 7, 15),
  ('01990000-0000-7000-8a00-000000000014', '01990000-0000-7000-8a00-000000000013', 'INSPECTION', '{"zh_CN":"检验","in_ID":"Inspeksi","vi_VN":"Kiểm tra hàng hóa","en_US":"Inspection","th_TH":"ตรวจสอบสินค้า","de_DE":"Inspektion","ja_JP":"検査","ko_KR":"검사","es_ES":"Inspección","fr_FR":"Inspection","ru_RU":"Инспекция","it_IT":"Ispezione","ms_MY":"Pemeriksaan"}', 'inspection', 2, 10, 'GENERIC', '{inspection_body_approval}', 5, 7, 30),
  ('01990000-0000-7000-8a00-000000000015', '01990000-0000-7000-8a00-000000000013', 'CERTIFICATION', '{"zh_CN":"认证与检测","in_ID":"Sertifikasi dan Pengujian","vi_VN":"Chứng nhận và thử nghiệm","en_US":"Certification and Testing","th_TH":"การรับรองและทดสอบ","de_DE":"Zertifizierung und Prüfung","ja_JP":"認証・試験","ko_KR":"인증 및 시험","es_ES":"Certificación y ensayos","fr_FR":"Certification et essais","ru_RU":"Сертификация и испытания","it_IT":"Certificazione e prove","ms_MY":"Pensijilan dan Ujian"}', 'certificate', 2, 20, 'GENERIC', '{inspection_body_approval}', 5, 15, 30),
  ('01990000-0000-7000-8a00-000000000016', null, 'PROFESSIONAL', '{"zh_CN":"专业服务","in_ID":"Jasa Profesional","vi_VN":"Dịch vụ chuyên nghiệp","en_US":"Professional Services","th_TH":"บริการวิชาชีพ","de_DE":"Fachdienstleistungen","ja_JP":"専門サービス","ko_KR":"전문 서비스","es_ES":"Servicios profesionales","fr_FR":"Services professionnels","ru_RU":"Профессиональные услуги","it_IT":"Servizi professionali","ms_MY":"Perkhidmatan Profesional"}', 'briefcase', 1, 50, 'GENERIC', '{}', 0, 7, 15),
  ('01990000-0000-7000-8a00-000000000017', '01990000-0000-7000-8a00-000000000016', 'LEGAL', '{"zh_CN":"法律服务","in_ID":"Jasa Hukum","vi_VN":"Dịch vụ pháp lý","en_US":"Legal Services","th_TH":"บริการกฎหมาย","de_DE":"Rechtsberatung","ja_JP":"法律サービス","ko_KR":"법률 서비스","es_ES":"Servicios jurídicos","fr_FR":"Services juridiques","ru_RU":"Юридические услуги","it_IT":"Servizi legali","ms_MY":"Perkhidmatan Guaman"}', 'law', 2, 10, 'GENERIC', '{legal_practice_licence}', 5, 7, 30),
  ('01990000-0000-7000-8a00-000000000018', '01990000-0000-7000-8a00-000000000016', 'TRANSLATION', '{"zh_CN":"翻译","in_ID":"Penerjemahan","vi_VN":"Dịch thuật","en_US":"Translation","th_TH":"แปลภาษา","de_DE":"Übersetzung","ja_JP":"翻訳","ko_KR":"번역","es_ES":"Traducción","fr_FR":"Traduction","ru_RU":"Перевод","it_IT":"Traduzione","ms_MY":"Terjemahan"}', 'translation', 2, 20, 'GENERIC', '{}', 8, 7, 15),
  ('01990000-0000-7000-8a00-000000000019', '01990000-0000-7000-8a00-000000000016', 'EXHIBITION', '{"zh_CN":"展会服务","in_ID":"Jasa Pameran","vi_VN":"Dịch vụ triển lãm","en_US":"Exhibition Services","th_TH":"บริการงานแสดงสินค้า","de_DE":"Messeservice","ja_JP":"展示会サービス","ko_KR":"전시 서비스","es_ES":"Servicios feriales","fr_FR":"Services de salons","ru_RU":"Выставочные услуги","it_IT":"Servizi fieristici","ms_MY":"Perkhidmatan Pameran"}', 'exhibition', 2, 30, 'GENERIC', '{}', 8, 15, 15),
  ('01990000-0000-7000-8a00-000000000020', '01990000-0000-7000-8a00-000000000016', 'DESIGN', '{"zh_CN":"设计","in_ID":"Desain","vi_VN":"Thiết kế","en_US":"Design","th_TH":"ออกแบบ","de_DE":"Gestaltung","ja_JP":"デザイン","ko_KR":"디자인","es_ES":"Diseño","fr_FR":"Conception et design","ru_RU":"Дизайн","it_IT":"Progettazione e design","ms_MY":"Reka Bentuk"}', 'design', 2, 40, 'GENERIC', '{}', 10, 7, 30),
  ('01990000-0000-7000-8a00-000000000021', '01990000-0000-7000-8a00-000000000016', 'TRAINING', '{"zh_CN":"培训","in_ID":"Pelatihan","vi_VN":"Đào tạo","en_US":"Training","th_TH":"ฝึกอบรม","de_DE":"Schulung","ja_JP":"研修","ko_KR":"교육","es_ES":"Formación","fr_FR":"Formation","ru_RU":"Обучение","it_IT":"Formazione","ms_MY":"Latihan"}', 'training', 2, 50, 'GENERIC', '{}', 10, 7, 15);
update service_category set search_text = (select lower(string_agg(distinct value, E'\n')) from jsonb_each_text(name));
