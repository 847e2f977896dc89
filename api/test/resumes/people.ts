import type { ResumeDocument } from "@jobmap/contract";
import type { ResumeScript } from "@jobmap/contract/resume-templates";

interface Words {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly titles: readonly string[];
  readonly employers: readonly string[];
  readonly places: readonly string[];
  readonly schools: readonly string[];
  readonly degrees: readonly string[];
  readonly fields: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly done: readonly string[];
}

/** Words of seven writing systems. Sentences are of one direction: what becomes of others is measured on its own. */
const WORDS: Readonly<Record<ResumeScript, Words>> = {
  latin: {
    given: ["Maria", "Robert", "Aoife", "Zoë", "Jürgen", "Griffin"],
    family: ["Castellanos", "O’Neill", "Müller-Groß", "Fitzgerald", "Ångström", "Tiffany"],
    titles: [
      "Charge Nurse, Medical ICU",
      "Office Manager",
      "Staff Engineer",
      "Chef de partie",
      "Forklift Operator",
    ],
    employers: ["Brigham and Women’s Hospital", "Affinity Staffing, Inc.", "Müller & Söhne GmbH", "AT&T"],
    places: ["Boston, Massachusetts", "San José", "Zürich", "Fífe"],
    schools: ["University of Massachusetts Lowell", "École Polytechnique", "Duke University"],
    degrees: ["Bachelor of Science", "Associate degree", "Ph.D."],
    fields: ["Nursing", "Official statistics", "Électronique"],
    skills: [
      "Ventilator management",
      "C++",
      "Excel",
      "AutoCAD",
      "Effective writing",
      "SQL",
      "Wound care",
      "C#",
    ],
    languages: ["English", "Français", "Español"],
    done: [
      "Cut central line infections from 1.9 to 0.6 per 1,000 line days in eighteen months, by a checklist that nurses wrote themselves and that residents have to sign.",
      "Filed 40 % fewer offline tickets – first in the office (2021–2022).",
      "Taught a two-week course; “the best flight of my life”, said one.",
      "Scheduled 46 people: agency hours fell by ⅓, saving $1.2 million / year.",
    ],
  },
  polish: {
    given: ["Łukasz", "Świętosława", "Grażyna", "Michał"],
    family: ["Żółć-Gęślą", "Wiśniewski", "Brzęczyszczykiewicz", "Źrebięcka"],
    titles: ["Główny inżynier", "Kierowniczka działu", "Ratownik medyczny"],
    employers: ["Zakłady Łódzkie", "Spółdzielnia „Jaźń”", "Huta Częstochowa"],
    places: ["Łódź", "Kraków", "Świnoujście"],
    schools: ["Politechnika Łódzka", "Uniwersytet Jagielloński"],
    degrees: ["Magister inżynier", "Licencjat"],
    fields: ["Pielęgniarstwo", "Budowa maszyn"],
    skills: ["Zarządzanie zespołem", "Księgowość", "Spawanie łukowe", "Obsługa wózka", "Łączność"],
    languages: ["Polski", "Niemiecki", "Śląski"],
    done: [
      "Zażółcił gęślą jaźń i skrócił czas oczekiwania o 40 procent w ciągu dwóch lat, bez dodatkowych pracowników ani środków.",
      "Wdrożył rozwiązanie używane dziś w dwunastu zakładach.",
      "Prowadziła szkolenia dla pięćdziesięciu osób rocznie.",
    ],
  },
  vietnamese: {
    given: ["Phương Thảo", "Đức Anh", "Ngọc Ánh", "Hữu Nghĩa"],
    family: ["Nguyễn Thị", "Trần", "Phạm Huỳnh", "Đặng"],
    titles: ["Kỹ sư phần mềm cao cấp", "Điều dưỡng trưởng", "Trưởng phòng kế toán"],
    employers: ["Công ty Cổ phần Sữa Việt Nam", "Bệnh viện Chợ Rẫy", "Tập đoàn Viễn thông Quân đội"],
    places: ["Hà Nội", "Thành phố Hồ Chí Minh", "Đà Nẵng"],
    schools: ["Đại học Bách khoa Hà Nội", "Đại học Quốc gia"],
    degrees: ["Kỹ sư", "Cử nhân", "Thạc sĩ"],
    fields: ["Khoa học máy tính", "Điều dưỡng"],
    skills: ["Quản lý dự án", "Lập trình", "Kế toán thuế", "Chăm sóc người bệnh", "Phân tích dữ liệu"],
    languages: ["Tiếng Việt", "Tiếng Anh", "Tiếng Nhật"],
    done: [
      "Tổ chức và quản lý nhóm mười hai kỹ sư, rút ngắn thời gian phát hành từ ba tuần xuống còn hai ngày trong năm đầu tiên.",
      "Giảm chi phí vận hành hệ thống 35% nhờ tự động hóa.",
      "Đào tạo nhân viên mới về quy trình an toàn.",
    ],
  },
  chinese: {
    given: ["小明", "丽华", "建国", "雨桐"],
    family: ["王", "李", "欧阳", "张"],
    titles: ["高级软件工程师", "护士长", "财务经理", "产品经理"],
    employers: ["华为技术有限公司", "北京协和医院", "中国银行上海市分行"],
    places: ["上海市浦东新区", "北京市", "深圳市"],
    schools: ["清华大学", "复旦大学", "上海交通大学"],
    degrees: ["工学学士", "理学硕士", "博士"],
    fields: ["计算机科学与技术", "护理学", "会计学"],
    skills: ["项目管理", "数据分析", "Java", "团队协作", "机器学习", "Kubernetes"],
    languages: ["普通话", "英语", "日语"],
    done: [
      "负责订单系统的重构，响应时间缩短百分之四十，并在六个月内把故障次数降到原来的三分之一，获得公司年度优秀团队奖。",
      "带领12人团队完成平台迁移。",
      "制定代码规范，培训新员工50余人。",
    ],
  },
  arabic: {
    given: ["محمد", "فاطمة", "عبد الله", "نور"],
    family: ["الأحمدي", "عبد الرحمن", "الشريف", "بن علي"],
    titles: ["مهندسة برمجيات أولى", "ممرض قسم الطوارئ", "مدير الحسابات"],
    employers: ["شركة الاتصالات السعودية", "مستشفى الملك فيصل التخصصي", "البنك الأهلي"],
    places: ["الرياض", "القاهرة", "بيروت"],
    schools: ["جامعة الملك سعود", "الجامعة الأمريكية في بيروت", "جامعة القاهرة"],
    degrees: ["بكالوريوس", "ماجستير", "دبلوم عال"],
    fields: ["علوم الحاسوب", "التمريض", "إدارة الأعمال"],
    skills: ["إدارة المشاريع", "تحليل البيانات", "React", "خدمة العملاء", "المحاسبة", "Excel"],
    languages: ["العربية", "الإنجليزية", "الفرنسية"],
    done: [
      "قيادة فريق من عشرة مهندسين لتطوير نظام الحجوزات وتقليل زمن الاستجابة إلى النصف خلال سنة واحدة من بدء العمل",
      "تدريب الموظفين الجدد على إجراءات السلامة",
      "إعداد التقارير المالية السنوية لمجلس الإدارة",
    ],
  },
  hebrew: {
    given: ["יעל", "משה", "אביגיל", "נועם"],
    family: ["כהן־לוי", "פרידמן", "בן דוד", "שפירא"],
    titles: ["מהנדסת תוכנה בכירה", "אחות ראשית", "מנהל חשבונות"],
    employers: ["המרכז הרפואי הדסה", "בנק הפועלים", "רכבת ישראל"],
    places: ["ירושלים", "תל אביב", "חיפה"],
    schools: ["האוניברסיטה העברית בירושלים", "הטכניון", "אוניברסיטת תל אביב"],
    degrees: ["תואר ראשון", "תואר שני"],
    fields: ["מדעי המחשב", "סיעוד", "כלכלה"],
    skills: ["ניהול פרויקטים", "ניתוח נתונים", "Python", "שירות לקוחות", "SQL"],
    languages: ["עברית", "אנגלית", "רוסית"],
    done: [
      "ניהול צוות של עשרה מפתחים ופיתוח מערכת הזמנות שקיצרה את זמן ההמתנה של הלקוחות בחצי במהלך השנה הראשונה",
      "הדרכת עובדים חדשים בנוהלי בטיחות",
      "הכנת דוחות כספיים להנהלה",
    ],
  },
  devanagari: {
    given: ["प्रिया", "राजेश", "ज्ञानेश्वरी", "श्रीकांत"],
    family: ["शर्मा", "त्रिपाठी", "कुलकर्णी", "द्विवेदी"],
    titles: ["वरिष्ठ सॉफ्टवेयर अभियंता", "मुख्य नर्स", "लेखा प्रबंधक"],
    employers: ["भारतीय स्टेट बैंक", "राष्ट्रीय स्वास्थ्य मिशन", "अखिल भारतीय आयुर्विज्ञान संस्थान"],
    places: ["मुंबई", "दिल्ली", "पुणे"],
    schools: ["दिल्ली विश्वविद्यालय", "काशी हिन्दू विश्वविद्यालय"],
    degrees: ["स्नातक", "स्नातकोत्तर"],
    fields: ["कंप्यूटर विज्ञान", "नर्सिंग"],
    skills: ["परियोजना प्रबंधन", "विश्लेषण", "Java", "ग्राहक सेवा"],
    languages: ["हिन्दी", "मराठी", "अंग्रेज़ी"],
    done: [
      "बारह अभियंताओं के दल का नेतृत्व करते हुए प्रतीक्षा का समय एक वर्ष में आधा किया और लागत में उल्लेखनीय कमी की",
      "नए कर्मचारियों को सुरक्षा प्रक्रिया का प्रशिक्षण दिया",
      "वार्षिक वित्तीय रिपोर्ट तैयार की",
    ],
  },
};

/** A person of a script; the same number is the same person. */
export function personOf(script: ResumeScript, number: number): ResumeDocument {
  const words = WORDS[script];
  const of = (list: readonly string[], at: number) => list[(number * 7 + at * 5 + at) % list.length] ?? "";
  const isFamilyFirst = script === "chinese" || script === "vietnamese";
  const names = [of(words.given, 0), of(words.family, 1)];
  const name = (isFamilyFirst ? names.reverse() : names).join(script === "chinese" ? "" : " ");
  const jobs = 2 + (number % 4);
  return {
    basics: {
      name,
      label: of(words.titles, 2),
      email: `person.${number}@mail.example.com`,
      phone: `+1 617 555 0${100 + (number % 900)}`,
      url: `https://person${number}.example.com`,
      summary: of(words.done, 3),
      location: { city: of(words.places, 4) },
      profiles: [
        { network: "GitHub", username: `person${number}`, url: `https://github.com/person${number}` },
      ],
    },
    work: Array.from({ length: jobs }, (_, at) => ({
      position: of(words.titles, at),
      name: of(words.employers, at + number),
      location: of(words.places, at + 1),
      startDate: `${2022 - 3 * at}-0${1 + (at % 9)}`,
      ...(at === 0 ? {} : { endDate: `${2024 - 3 * at}-1${at % 3}` }),
      highlights: Array.from({ length: 1 + ((at + number) % words.done.length) }, (__, line) =>
        of(words.done, line),
      ),
    })),
    education: Array.from({ length: 1 + (number % 2) }, (_, at) => ({
      institution: of(words.schools, at),
      studyType: of(words.degrees, at),
      area: of(words.fields, at),
      startDate: `${2004 - at}`,
      endDate: `${2008 - at}`,
    })),
    skills: words.skills.map((skill) => ({ name: skill })),
    languages: words.languages.map((language, at) => ({
      language,
      fluency: ["Native", "C1", "B2"][at] ?? "A1",
    })),
    certificates: [{ name: of(words.fields, 2), issuer: of(words.schools, 2), date: "2021-05" }],
    licenses: [
      {
        type: of(words.titles, 3),
        authority: of(words.employers, 3),
        number: `RN-${4000 + number}`,
        expires: "2028-04",
      },
    ],
    awards: [{ title: of(words.titles, 4), awarder: of(words.employers, 4), date: "2019" }],
  };
}
