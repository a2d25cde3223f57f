import type { LocaleCode } from '@tradeport/kernel/contract-kit'

/** Texts of a new entity that the English file says with its own name. */
type Named = 'title' | 'new' | 'edit'

const KEYS = [
  'title',
  'new',
  'edit',
  'empty',
  'facts',
  'note',
  'save',
  'column.no',
  'column.name',
  'column.status',
  'column.updatedAt',
  'status.draft',
  'status.active',
  'action.update',
  'action.activate',
  'confirm.update',
  'confirm.activate',
  'done.update',
  'done.activate',
  'event.create',
  'event.update',
  'event.activate',
] as const
type Key = (typeof KEYS)[number]

/** General words, so that a new entity speaks every language at once; the translators' words replace them. */
const WORDS: Readonly<Record<LocaleCode, string>> = {
  en_US:
    'Records|New record|Edit record|Create the first one.|Details|Note|Save|Number|Name|Status|Changed|Draft|Active|Edit|Activate|Opens the form.|It can no longer be changed afterwards.|Saved|Activated|Created|Changed|Activated',
  zh_CN:
    '记录|新建记录|编辑记录|请创建第一条记录。|详细信息|备注|保存|编号|名称|状态|修改时间|草稿|已启用|编辑|启用|打开编辑表单。|启用后不可再修改。|已保存|已启用|创建|修改|启用',
  in_ID:
    'Catatan|Catatan baru|Edit catatan|Buat catatan pertama.|Rincian|Keterangan|Simpan|Nomor|Nama|Keadaan|Diubah|Draf|Aktif|Ubah|Aktifkan|Membuka formulir.|Setelah itu tidak dapat diubah lagi.|Tersimpan|Diaktifkan|Dibuat|Diubah|Diaktifkan',
  vi_VN:
    'Bản ghi|Bản ghi mới|Chỉnh sửa bản ghi|Hãy tạo bản ghi đầu tiên.|Chi tiết|Ghi chú|Lưu|Số|Tên|Trạng thái|Thay đổi lúc|Nháp|Đang dùng|Chỉnh sửa|Kích hoạt|Mở biểu mẫu.|Sau đó không thể thay đổi nữa.|Đã lưu|Đã kích hoạt|Đã tạo|Đã thay đổi|Đã kích hoạt',
  th_TH:
    'รายการ|รายการใหม่|แก้ไขรายการ|สร้างรายการแรกได้เลย|รายละเอียด|หมายเหตุ|บันทึก|เลขที่|ชื่อ|สถานะ|แก้ไขเมื่อ|ฉบับร่าง|ใช้งาน|แก้ไข|เปิดใช้งาน|เปิดแบบฟอร์ม|หลังจากนั้นแก้ไขไม่ได้อีก|บันทึกแล้ว|เปิดใช้งานแล้ว|สร้าง|แก้ไข|เปิดใช้งาน',
  de_DE:
    'Einträge|Neuer Eintrag|Eintrag bearbeiten|Legen Sie den ersten an.|Angaben|Notiz|Speichern|Nummer|Bezeichnung|Zustand|Geändert|Entwurf|Aktiv|Bearbeiten|Aktivieren|Öffnet das Formular.|Danach lässt er sich nicht mehr ändern.|Gespeichert|Aktiviert|Angelegt|Geändert|Aktiviert',
  ja_JP:
    '記録|記録を作成|記録を編集|最初の記録を作成してください。|詳細|備考|保存|番号|名称|状態|更新日時|下書き|有効|編集|有効にする|編集画面を開きます。|以後は変更できません。|保存しました|有効にしました|作成|変更|有効化',
  ko_KR:
    '기록|새 기록|기록 편집|첫 기록을 만들어 주십시오.|세부 정보|비고|저장|번호|이름|상태|변경 일시|임시 저장|사용 중|편집|활성화|편집 화면을 엽니다.|이후에는 변경할 수 없습니다.|저장했습니다|활성화했습니다|작성|변경|활성화',
  es_ES:
    'Registros|Nuevo registro|Editar el registro|Cree el primero.|Detalles|Nota|Guardar|Número|Nombre|Estado|Modificado|Borrador|Activo|Editar|Activar|Abre el formulario.|Después ya no se puede modificar.|Guardado|Activado|Creado|Modificado|Activado',
  fr_FR:
    'Fiches|Nouvelle fiche|Modifier la fiche|Créez la première.|Détails|Remarque|Enregistrer|Numéro|Nom|Statut|Modifié le|Brouillon|Actif|Modifier|Activer|Ouvre le formulaire.|Ensuite, plus aucune modification n’est possible.|Enregistré|Activé|Créé|Modifié|Activé',
  ru_RU:
    'Записи|Новая запись|Изменение записи|Создайте первую запись.|Сведения|Примечание|Сохранить|Номер|Название|Статус|Изменено|Черновик|Действует|Изменить|Ввести в действие|Откроется форма.|После этого изменить запись нельзя.|Сохранено|Введено в действие|Создано|Изменено|Введено в действие',
  it_IT:
    'Schede|Nuova scheda|Modifica la scheda|Crea la prima.|Dettagli|Annotazione|Salva|Numero|Nome|Stato|Modificato|Bozza|Attivo|Modifica|Attiva|Apre il modulo.|Dopo non si può più modificare.|Salvato|Attivato|Creato|Modificato|Attivato',
  ms_MY:
    'Rekod|Rekod baharu|Sunting rekod|Cipta rekod pertama.|Butiran|Catatan|Simpan|Nombor|Nama|Keadaan|Diubah|Draf|Aktif|Sunting|Aktifkan|Membuka borang.|Selepas itu ia tidak boleh diubah lagi.|Disimpan|Diaktifkan|Dicipta|Diubah|Diaktifkan',
}

/** The texts of a new entity in a language, in the order of the file. */
export function wordsOf(locale: LocaleCode, named: Readonly<Record<Named, string>>): [Key, string][] {
  const words = WORDS[locale].split('|')
  const own: Partial<Record<Key, string>> = locale === 'en_US' ? named : {}
  return KEYS.map((key, index) => [key, own[key] ?? words[index] ?? ''])
}
