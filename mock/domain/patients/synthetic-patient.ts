import type { PatientInfoUpdate } from "../../../src/generated/types.ts";
import { capitals } from "../../catalog/geo/states.ts";
import { Random, hash32, hashToUnit } from "../../kernel/random.ts";
import { DAY, formatDate, toCivilDate } from "../../kernel/time.ts";

/**
 * Names of synthetic people, one origin per line: `origin | people of 100 | first names of women | of men | last names`. They satisfy
 * the rule of labs, which take no accents.
 */
const NAMES = `
English | 46 | Abigail Alice Amelia Ava Beatrice Caroline Charlotte Claire Eleanor Elizabeth Emily Evelyn Florence Grace Hannah Harriet Hazel Isabel Jane Josephine Lucy Margaret Matilda Nora Olivia Phoebe Rosalind Sarah Sophia Violet | Albert Alexander Andrew Arthur Benjamin Charles Daniel Edward Ethan Frederick George Gregory Henry Hugh Jack James John Joseph Julian Lewis Martin Matthew Nathan Oliver Patrick Peter Ralph Samuel Theodore William | Abbott Ashdown Baker Barlow Bennett Birchall Brooks Carter Clarke Coleman Cooper Copley Dunmore Ellis Fernsby Fletcher Foster Greaves Hartnell Hughes Larkin Marsh Morgan Parker Pearson Reed Shaw Turner Walker Wright
Spanish | 18 | Adriana Alejandra Beatriz Camila Carmen Catalina Daniela Elena Esperanza Gabriela Guadalupe Ines Isabela Juana Lucia Luz Marisol Mercedes Paloma Pilar Rosa Valentina Veronica Ximena Yolanda | Alejandro Andres Antonio Carlos Diego Eduardo Emilio Enrique Esteban Felipe Fernando Francisco Gustavo Ignacio Javier Joaquin Jorge Jose Juan Luis Manuel Miguel Pablo Rafael Ricardo | Aguilar Alvarez Castillo Castro Cruz Delgado Diaz Flores Garcia Gomez Gonzalez Guerrero Gutierrez Hernandez Herrera Jimenez Lopez Martinez Mendoza Morales Ortiz Ramirez Reyes Rivera Torres
African American | 13 | Aaliyah Aisha Alana Brianna Denise Destiny Ebony Imani Janelle Jasmine Keisha Kiara Latoya Monique Nia Raven Shanice Simone Tamika Tanisha Tiara Yvonne | Andre Antwan Cedric Darius Darnell DeShawn Demetrius Dwayne Jalen Jamal Jermaine Kareem Lamar Malik Marcus Marquis Reggie Terrell Trevon Tyrone Tyrell Xavier | Banks Booker Bowers Branch Braxton Chambers Dawson Franklin Gaines Hairston Hampton Jefferson Jenkins Mosley Randolph Rivers Simmons Tubman Washington Whitfield
Chinese | 4 | Hui Jia Jing Lan Lian Lihua Meiling Ming Na Qing Shu Ting Wenjing Xia Xiaoyan Xiulan Yan Ying Yuxin Zhen | Bo Chao Cheng Dawei Feng Gang Guang Haoran Jian Jianguo Jun Lei Qiang Rui Sheng Tao Wei Xiaoming Yichen Zhiwei | Cai Chen Deng Feng Gao Guo He Hu Huang Jiang Li Liang Lin Liu Ma Sun Wang Wu Xu Zhao
Indian | 4 | Aarti Ananya Anjali Deepa Divya Gita Indira Kavita Kiran Lakshmi Lata Meera Neha Nisha Pooja Priya Radha Shreya Sunita Uma | Ajay Amit Anand Arjun Ashok Deepak Gopal Harish Krishna Mohan Nikhil Pranav Rahul Raj Ravi Rohan Sanjay Suresh Vijay Vikram | Agarwal Banerjee Bhatt Chaudhary Desai Gupta Iyer Jain Joshi Kapoor Kulkarni Kumar Mehta Mukherjee Nair Patel Rao Reddy Sharma Singh
Vietnamese | 3 | Anh Bich Chau Dung Hang Hanh Hoa Hong Huong Linh Loan Mai Ngoc Nhung Phuong Thao Thuy Trang Tuyet Xuan | Binh Cuong Dat Duc Hai Hieu Hoang Hung Khanh Khoa Long Nam Phong Quan Quang Son Thanh Tien Tuan Vinh | Bui Cao Dang Dao Dinh Do Doan Duong Ho Huynh Lam Luong Ly Mai Ngo Nguyen Pham Phan Tran Vu
Korean | 3 | Eunji Haeun Hyejin Jisoo Jiwoo Kyungmi Mikyung Minji Seoyeon Soojin Soyoung Subin Sunhee Yejin Yoona Yuna | Byungho Changmin Donghyun Hyunwoo Insung Jaehyun Jihoon Jinwoo Joonho Kyungsoo Minho Sangwoo Seojun Sungmin Taeyang Youngho | Ahn Bae Chang Cho Choi Han Hong Jang Jung Kang Kim Kwon Lee Oh Park Seo Shin Song Yoo Yoon
Arabic | 3 | Amal Amina Dalia Fatima Hala Hanan Huda Iman Khadija Laila Leila Maryam Mona Nadia Noor Rania Salma Samira Yasmin Zaynab | Abdullah Ahmad Bilal Faisal Farid Hamza Hassan Ibrahim Idris Karim Khalid Mahmoud Mustafa Nabil Omar Rashid Salim Tariq Yusuf Ziad | Abboud Aziz Darwish Farah Ghanem Habib Haddad Hakim Hamdan Haddadin Jaber Kassem Khalil Khoury Mansour Masri Nasser Qasim Saleh Shaheen
Slavic | 3 | Agnieszka Anastasia Daria Ewa Galina Irina Ivana Jadwiga Katarzyna Ksenia Larisa Ludmila Malgorzata Milena Natalia Oksana Olga Svetlana Tatiana Zofia | Aleksei Bogdan Boris Dmitri Igor Ivan Jakub Krzysztof Marek Mikhail Milan Oleg Pavel Piotr Sergei Stanislav Tomasz Vladimir Wojciech Yuri | Andrich Babic Dvorak Horvat Ivanov Jankowski Kowalski Kozlov Kravchenko Lewandowski Morozov Novak Nowicki Pavlov Petrovic Popov Sokolov Volkov Wojcik Zielinski
Italian | 3 | Alessandra Antonella Bianca Chiara Cosima Federica Fiorella Francesca Giulia Giovanna Ilaria Lorenza Lucrezia Marcella Ornella Paola Raffaella Serena Silvana Vittoria | Alessio Carlo Claudio Dante Domenico Enzo Fabio Franco Giacomo Gianni Giovanni Giuseppe Leonardo Lorenzo Luca Marco Massimo Paolo Pietro Salvatore | Amato Barone Bellini Bianchi Caruso Conti Costa DeLuca Esposito Ferrara Gallo Giordano Greco Lombardi Mancini Marino Moretti Ricci Romano Vitale
`;

const origins = NAMES.trim()
  .split("\n")
  .map((line) => {
    const [, share = "", female = "", male = "", last = ""] = line.split(" | ");
    return { share: Number(share), female: female.split(" "), male: male.split(" "), last: last.split(" ") };
  });

/** Picks a name of one origin. A gender that is neither female nor male has a name of either. */
export function pickName(random: Random, gender: string): { first_name: string; last_name: string } {
  let place = random.next() * origins.reduce((sum, { share }) => sum + share, 0);
  const origin = origins.find(({ share }) => (place -= share) < 0) ?? origins[0]!;
  const drawn = random.next() < 0.5 ? "female" : "male";
  const first_name = random.pick(origin[gender === "female" || gender === "male" ? gender : drawn]);
  return { first_name, last_name: random.pick(origin.last) };
}

/** Draws the sex of a synthetic person, which the body in the person's time series has, too. */
export function drawSex(seed: string, userId: string): "female" | "male" {
  return hashToUnit(hash32(seed, "person", userId), "sex") < 0.5 ? "female" : "male";
}

const streets = ["Alder Lane", "Beech Street", "Cedar Court", "Elm Road", "Maple Avenue"];

/** What synthetic patient info depends on. */
interface PatientWorld {
  readonly seed: string;
  now(): number;
  readonly tables: {
    readonly users: { get(id: string): { readonly created_on: number } | undefined };
  };
}

/** Patient info that a test sets. The seed determines the rest. */
export type PatientInfoSeed = Partial<PatientInfoUpdate>;

/** Years of birth of the users of the years 2019 to 2038, who are of age. Those of other twenty years are as many years away. */
const birthYears = { from: 1945, until: 2000, usersFrom: 2019, span: 20 } as const;

function drawBirthYear(random: Random, created: number): number {
  const { from, until, usersFrom, span } = birthYears;
  const shift = Math.floor((toCivilDate(Math.floor(created / DAY)).year - usersFrom) / span) * span;
  return random.int(from, until) + shift;
}

/**
 * Creates synthetic patient info of an adult. The result depends only on the world's seed, the user and the gender, so a user
 * has the same in every order.
 * @param gender one that a test gives, which the first name follows. @default a drawn one
 */
export function createSyntheticPatientInfo(
  world: PatientWorld,
  userId: string,
  gender: string = drawSex(world.seed, userId),
): Omit<PatientInfoUpdate, "gender"> & { readonly gender: string } {
  const random = new Random(world.seed, "patient", userId);
  const created = world.tables.users.get(userId)?.created_on ?? world.now();
  const { first_name, last_name } = pickName(new Random(world.seed, "name", userId), gender);
  const { city, state, zip } = random.pick(capitals);
  return {
    first_name,
    last_name,
    email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
    // Numbers from 555-0100 to 555-0199 are reserved for fictional use.
    phone_number: `+12025550${random.int(100, 199)}`,
    gender,
    dob: formatDate({
      year: drawBirthYear(random, created),
      month: random.int(1, 12),
      day: random.int(1, 28),
    }),
    address: { first_line: `${random.int(1, 999)} ${random.pick(streets)}`, city, state, zip_code: zip },
  };
}
